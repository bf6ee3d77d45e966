import { OrderCheck } from '@mosaic/forms'
import { moneyOf, MoneyText } from '@mosaic/money'
import { Button, Card, classNames, Icon } from '@mosaic/ui'
import { useCheckIn, useCheckInQuery, usePromotionState } from '../../api/promotions'
import { cannotJoin } from '../../promotion/cannot-join'
import { useClaimAnswer } from '../../promotion/use-claim-answer'
import { useTexts } from '../../texts'
import { ladderOf } from './check-in-ladder'
import styles from './CheckInCard.module.css'

/** The ladder of the daily check-in; nothing for a merchant without one. */
export const CheckInCard = () => {
  const { t } = useTexts()
  const answer = useClaimAnswer()
  const signing = useCheckIn()
  const { data } = useCheckInQuery()
  const state = usePromotionState(data?.promotionId ?? '')
  if (!data || data.promotionId === null) return null
  const { amounts, streak, signedToday, currency } = data
  const reason = state && !signedToday ? cannotJoin(state) : null
  return (
    <Card tone="brand">
      <h2 className={styles.title}>{t('checkIn.title')}</h2>
      <p className={styles.note}>
        {reason !== null
          ? t(`terms.unmet.${reason}`)
          : streak === 0
            ? t('checkIn.streakNone')
            : t('checkIn.streak', { count: streak })}
      </p>
      <ol className={styles.ladder} aria-label={t('checkIn.title')}>
        {ladderOf(amounts.length, streak, signedToday).map((step, index) => (
          <li
            key={index}
            className={classNames(styles.step, styles[step])}
            aria-current={step === 'today' ? 'date' : undefined}
          >
            <span className={styles.day}>{t('checkIn.day', { day: index + 1 })}</span>
            <Icon name={step === 'signed' ? 'check-circle' : 'coins'} size={22} weight="fill" />
            <span className={styles.amount}>
              <MoneyText value={moneyOf(amounts[index] ?? '0', currency)} currency={currency} />
            </span>
            {step === 'signed' ? <span className={styles.hidden}>{t('label.signed')}</span> : null}
          </li>
        ))}
      </ol>
      <OrderCheck compact names={['claimLoginPromotion']} onDone={answer.onSuccess} onRefused={answer.refresh}>
        <Button
          block
          size="l"
          loading={signing.pending}
          disabled={signedToday || reason !== null}
          onClick={() => signing.submit({}, answer)}
        >
          {t(signedToday ? 'checkIn.done' : 'action.checkIn')}
        </Button>
      </OrderCheck>
    </Card>
  )
}
