import { type Currency, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import { phaseOf } from '../campaigns/phase'
import type { CampaignRow } from '../campaigns'
import { vipLevelOf, vipThresholds } from './vip-level'

type Levels = ValueOf<'vipProgress'>['levels']

/** Every level with what the open campaigns give for it. */
export const vipBenefits = (shown: readonly CampaignRow[], currency: Currency, now: number): Levels => {
  const open = shown.filter((campaign) => campaign.currency === currency && phaseOf(campaign, now) === 'OPEN')
  return vipThresholds(currency).map((at, index) => {
    const { level, labelName } = vipLevelOf(at, currency)
    const rewards = open.flatMap(({ terms: { of } }) => {
      const amount = of.kind === 'VIP_UPGRADE' ? of.amounts[index] : undefined
      return amount ? [profileAmount(amount, currency)] : []
    })
    const [highest] = rewards.sort((a, b) => Number(b - a))
    return {
      ...{ level, labelName, at: moneyToWire(at, currency) },
      upgradeReward: highest === undefined ? null : moneyToWire(highest, currency),
      promotions: open.filter(({ terms }) => terms.eligibility.vipLeast === level).length,
    }
  })
}
