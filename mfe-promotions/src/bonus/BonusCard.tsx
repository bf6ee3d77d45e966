import { OrderCheck } from '@mosaic/forms'
import { formatDate, formatMoney } from '@mosaic/i18n'
import { differenceOf, moneyOf, MoneyAmount } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, Card, Dialog, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { type Bonus, useForfeitBonus, useRefreshPromotions } from '../api/promotions'
import { useTexts } from '../texts'
import styles from './BonusCard.module.css'

/** A bonus in play: what is left of it, how much of the wagering is done, and how to give it up. */
export const BonusCard = ({ bonus }: { readonly bonus: Bonus }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const showFailure = useFailureToast()
  const refresh = useRefreshPromotions()
  const forfeit = useForfeitBonus()
  const [asked, setAsked] = useState(false)
  const { bonusId, currency, state, title } = bonus
  const [done, required, balance] = [bonus.progress, bonus.required, bonus.balance].map((wire) =>
    moneyOf(wire, currency),
  )
  const shown = (amount: typeof done) =>
    amount === null || amount === undefined ? '–' : formatMoney(amount, currency, tag)
  const left = differenceOf(required ?? null, done ?? null)
  const onDone = () => {
    toast(t('bonus.forfeited'), { tone: 'success' })
    void refresh()
  }
  const confirm = () => {
    setAsked(false)
    forfeit.submit(
      { body: { bonusId } },
      {
        onSuccess: onDone,
        onError: ({ failure }) => {
          showFailure(failure)
          void refresh()
        },
      },
    )
  }
  return (
    <Card role="group" aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <MoneyAmount value={moneyOf(state === 'ACTIVE' ? bonus.balance : bonus.amount, currency)} currency={currency} />
      </div>
      {state === 'WAITING' ? (
        <p className={styles.note}>{t('bonus.waiting')}</p>
      ) : (
        <>
          <progress
            className={styles.bar}
            value={Number(done ?? 0n)}
            max={Number(required ?? 0n) || 1}
            aria-label={t('bonus.progress', { done: shown(done), required: shown(required) })}
          />
          <p className={styles.note}>
            {t('bonus.left', { amount: shown(left) })}
            {' · '}
            {t('bonus.until', { date: formatDate(bonus.expiresAt, tag, 'dateTime', timeZone) })}
          </p>
        </>
      )}
      <OrderCheck compact names={['forfeitBonus']} body={{ bonusId }} onDone={onDone} onRefused={() => void refresh()}>
        <Button
          size="s"
          variant="ghost"
          className={styles.forfeit}
          loading={forfeit.pending}
          onClick={() => setAsked(true)}
        >
          {t('bonus.forfeit')}
        </Button>
      </OrderCheck>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('bonus.forfeitTitle')}
        text={t('bonus.forfeitText', { amount: shown(balance) })}
        confirm={{ label: t('bonus.forfeit'), onConfirm: confirm, danger: true }}
      />
    </Card>
  )
}
