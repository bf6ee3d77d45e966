import type { CampaignTerms } from '@mosaic/contracts/desk'
import { createMember } from '../src/identity'
import { settleCampaigns } from '../src/loyalty/campaigns/periods/settle-campaigns'
import { rewardFriends } from '../src/loyalty/referral/reward-friends'
import { profileAmount } from '../src/platform'
import { inTransaction } from '../src/platform/db/transaction'
import { launchedCampaign } from './campaign'
import { endOrder, orderWithBonus } from './deposit-with-bonus'
import type { TestGateway } from './gateway'
import { giveMoney } from './give-money'
import { openMemberSession } from './member-session'
import type { Player, WalletBench } from './wallet'

const day = 86_400_000
const everyGame = { categories: [], includedGames: [], excludedGames: [] }

type Asked = {
  readonly id: string
  readonly player: Player
  readonly amount: string
  readonly terms?: Partial<CampaignTerms>
}
/** What the call that earned it answered, if one did. */
type Earned = { readonly waits?: boolean | undefined } | null | undefined

/** Launches a campaign of a kind and earns its reward as a member does: by calls, play, deposits and time. */
export const rewardEarner = (gateway: TestGateway, bench: WalletBench) => {
  let keys = 0
  const keyed = async ({ id }: Player) => ({
    token: await openMemberSession(gateway, id),
    headers: { 'idempotency-key': `earned-reward-${++keys}` },
  })
  const launch = ({ id, terms }: Asked, of: CampaignTerms['of'], changes: { sort?: number; endsAt?: number } = {}) =>
    launchedCampaign(gateway.ctx, id, { ...changes, terms: { of, ...terms } })
  const play = async (player: Player, stake: number) => {
    await bench.playRound(await bench.open(player), String(stake), '0')
    await gateway.ctx.events.drained()
  }
  const join = async ({ id, player }: Asked) => {
    await gateway.call('joinPromotion', { ...(await keyed(player)), body: { promotionId: id, remark: 'x' } })
    gateway.clock.advance(1)
  }
  const later = async (days: number) => {
    gateway.clock.advance(days * day)
    await settleCampaigns(gateway.ctx)
  }
  const minorOf = ({ amount, player }: Asked) => profileAmount(amount, player.currency)
  const deposited = async (asked: Asked) => {
    const { id: campaignId, player } = asked
    const order = await orderWithBonus(gateway, player, { campaignId, bonus: minorOf(asked) })
    if (!order) throw new Error('The campaign refused the bonus')
    await endOrder(gateway, player, order, minorOf(asked))
  }

  const earn = {
    APPLICATION: async (asked: Asked) => {
      const { amount } = asked
      await launch(asked, { kind: 'APPLICATION', amount, least: amount, most: amount, autoApproveUpTo: amount })
      await join(asked)
    },
    PROMO_CODE: async (asked: Asked): Promise<Earned> => {
      const code = `CODE${++keys}`
      await launch(asked, { kind: 'PROMO_CODE', code, amount: asked.amount })
      const call = { ...(await keyed(asked.player)), body: { promoCode: code } }
      const { value } = (await gateway.call('claimPromoCode', call)).body
      expect((await gateway.call('claimPromoCode', call)).body.value).toEqual(value)
      return value
    },
    CHECK_IN: async (asked: Asked): Promise<Earned> => {
      await launch(asked, { kind: 'CHECK_IN', amounts: [asked.amount] }, { sort: -keys })
      return (await gateway.call('claimLoginPromotion', await keyed(asked.player))).body.value
    },
    FREE_ROUNDS: async (asked: Asked) => {
      const stake = '2.00'
      const rounds = Number(minorOf(asked) / profileAmount(stake, asked.player.currency))
      const reward = { type: 'rounds', gameId: 'NOVA_fox', stake, days: 7 } as const
      await launch({ ...asked, terms: { ...asked.terms, reward } }, { kind: 'FREE_ROUNDS', rounds })
      await join(asked)
    },
    REFERRAL: async (asked: Asked) => {
      const { player, amount } = asked
      await launch(asked, { kind: 'REFERRAL', amount, least: '1.00' }, { sort: -keys })
      const merchant = await gateway.ctx.merchants.byCode(player.merchantCode)
      if (!merchant) throw new Error('no merchant')
      const at = gateway.clock.now()
      const account = `invited${++keys}`
      const about = { merchant, account, type: 0, passwordHash: null, parentId: null, referrerId: player.id, at }
      const { id } = await inTransaction(gateway.ctx.db, (tx) => createMember(tx, gateway.ctx, about))
      const friend = { ...player, id }
      gateway.clock.advance(1)
      await giveMoney(gateway.ctx.db, friend, 1000, gateway.clock.now())
      await play(friend, 500)
      await rewardFriends(gateway.ctx)
    },
    MISSION: async (asked: Asked) => {
      await launch(asked, { kind: 'MISSION', metric: 'validBet', target: '1.00', amount: asked.amount, ...everyGame })
      await join(asked)
      await play(asked.player, 100)
    },
    VIP_UPGRADE: async (asked: Asked) => {
      await launch(asked, { kind: 'VIP_UPGRADE', amounts: [asked.amount] })
      for (let turn = 0; turn < 6; turn += 1) await play(asked.player, 10_000)
    },
    RAFFLE: async (asked: Asked) => {
      const of = { ticketPer: '1.00', mostTickets: 5, prizes: [asked.amount] }
      await launch(asked, { ...of, kind: 'RAFFLE', ...everyGame }, { endsAt: gateway.clock.now() + day })
      await play(asked.player, 1000)
      await later(2)
    },
    TOURNAMENT: async (asked: Asked) => {
      const { amount } = asked
      await launch(
        asked,
        { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: [amount], ...everyGame },
        { endsAt: gateway.clock.now() + day },
      )
      await play(asked.player, 10_000)
      await later(2)
    },
    CASHBACK: async (asked: Asked) => {
      const { amount } = asked
      await launch(asked, { kind: 'CASHBACK', rateBp: 1000, least: '0.01', most: amount, ...everyGame })
      for (let left = minorOf(asked) * 10n; left > 0n; left -= 10_000n)
        await play(asked.player, Number(left < 10_000n ? left : 10_000n))
      await later(8)
    },
    FIRST_DEPOSIT: async (asked: Asked) => {
      await launch(asked, { kind: 'FIRST_DEPOSIT', percent: 100, cap: asked.amount, least: '1.00', methods: [] })
      await deposited(asked)
    },
    RELOAD: async (asked: Asked) => {
      await launch(asked, { kind: 'RELOAD', every: 'day', percent: 100, cap: asked.amount, least: '1.00', methods: [] })
      await deposited(asked)
    },
  } as const satisfies Partial<Record<CampaignTerms['of']['kind'], (asked: Asked) => Promise<unknown>>>
  return earn
}
export type EarnedKind = keyof ReturnType<typeof rewardEarner>
export const earnedKinds = [
  ...(['APPLICATION', 'PROMO_CODE', 'CHECK_IN', 'FREE_ROUNDS', 'REFERRAL', 'MISSION', 'VIP_UPGRADE'] as const),
  ...(['RAFFLE', 'TOURNAMENT', 'CASHBACK', 'FIRST_DEPOSIT', 'RELOAD'] as const),
] as const satisfies readonly EarnedKind[]
