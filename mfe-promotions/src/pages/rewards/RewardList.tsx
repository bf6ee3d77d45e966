import type { ValueOf } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { formatDate, formatMoney } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, sumOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, Card, List, ListRow, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { type Reward, useClaimPromotion, useRefreshPromotions } from '../../api/promotions'
import { BonusTerms } from '../../promotion/BonusTerms'
import { useClaimedText } from '../../promotion/use-claimed-text'
import { useTexts } from '../../texts'
import styles from './RewardList.module.css'

/** Claimable rewards, the first to expire first: each with one tap, or all together. */
export const RewardList = ({ rewards: listed }: { readonly rewards: readonly Reward[] }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const claimedText = useClaimedText()
  const showFailure = useFailureToast()
  const refresh = useRefreshPromotions()
  const claim = useClaimPromotion()
  const [claiming, setClaiming] = useState<string | null>(null)
  /** Claimed here; the list may still have them until it is refreshed. */
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set())
  const rewards = listed.filter(({ rewardId }) => !claimed.has(rewardId))

  /** One after the other, so that a refused reward leaves the others. */
  const claimRewards = async (chosen: readonly Reward[], name: string) => {
    setClaiming(name)
    const paid: Reward[] = []
    for (const reward of chosen) {
      const failure = await claim.run({ body: { promotionClaimId: reward.rewardId } }).then(
        () => null,
        (error: { readonly failure: { readonly code: string } }) => error.failure,
      )
      if (failure) showFailure(failure)
      else paid.push(reward)
      // Its outcome comes before the next claim.
      if (failure?.code === 'answer.lost') break
    }
    setClaimed((earlier) => new Set([...earlier, ...paid.map(({ rewardId }) => rewardId)]))
    await refresh()
    setClaiming(null)
    const [only] = paid
    if (only && paid.length === 1) toast(claimedText(only), { tone: 'success' })
    else if (paid.length > 1) toast(t('rewards.claimedAll', { count: paid.length }), { tone: 'success' })
  }

  const onDone = (reward: ValueOf<'claimPromotion'>) => {
    setClaimed((earlier) => new Set([...earlier, reward.rewardId]))
    toast(claimedText(reward), { tone: 'success' })
    void refresh()
  }

  const currency = rewards[0]?.currency ?? 'BRL'
  const total = sumOf(...rewards.map(({ amount }) => moneyOf(amount, currency)))
  return (
    <OrderCheck names={['claimPromotion']} onDone={onDone} onRefused={() => void refresh()}>
      <List label={t('rewards.ready')}>
        {rewards.map((reward) => (
          <ListRow
            key={reward.rewardId}
            icon={reward.reward === 'rounds' ? 'ticket' : 'coins'}
            title={reward.title}
            detail={
              <>
                <MoneyAmount value={moneyOf(reward.amount, reward.currency)} currency={reward.currency} />
                {reward.claimUntil === null
                  ? null
                  : ` · ${t('rewards.until', { date: formatDate(reward.claimUntil, tag, 'dateTime', timeZone) })}`}
              </>
            }
            value={
              <Button
                size="s"
                loading={claiming === reward.rewardId}
                disabled={claiming !== null && claiming !== reward.rewardId}
                aria-label={t('rewards.claimOne', { title: reward.title })}
                onClick={() => void claimRewards([reward], reward.rewardId)}
              >
                {t('label.claim')}
              </Button>
            }
          />
        ))}
      </List>
      {rewards
        .filter(({ reward }) => reward === 'bonus')
        .map(({ rewardId, promotionId, amount }) => (
          <BonusTerms key={rewardId} promotionId={promotionId} amount={amount} />
        ))}
      {rewards.length > 1 ? (
        <Card className={styles.all}>
          <Button block size="l" loading={claiming === 'all'} onClick={() => void claimRewards(rewards, 'all')}>
            {total === null
              ? t('rewards.claimAll')
              : t('rewards.claimAllOf', { amount: formatMoney(total, currency, tag) })}
          </Button>
        </Card>
      ) : null}
    </OrderCheck>
  )
}
