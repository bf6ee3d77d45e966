import { moneyOf, MoneyText } from '@mosaic/money'
import { Button, Card, classNames, Icon, toast, useFailureToast } from '@mosaic/ui'
import { useCheckIn, useCheckInQuery, useRefreshPromotions } from '../../api/promotions'
import { useClaimedText } from '../../promotion/use-claimed-text'
import { useTexts } from '../../texts'
import { ladderOf } from './check-in-ladder'
import styles from './CheckInCard.module.css'

/** The ladder of the daily check-in; nothing for a merchant without one. */
export const CheckInCard = () => {
  const { t } = useTexts()
  const claimedText = useClaimedText()
  const showFailure = useFailureToast()
  const refresh = useRefreshPromotions()
  const signing = useCheckIn()
  const { data } = useCheckInQuery()
  if (!data || data.promotionId === null) return null
  const { amounts, streak, signedToday, currency } = data
  const sign = () =>
    signing.submit(
      {},
      {
        onSuccess: (value) => {
          toast(claimedText(value), { tone: 'success' })
          void refresh()
        },
        onError: ({ failure }) => {
          showFailure(failure)
          void refresh()
        },
      },
    )
  return (
    <Card tone="brand">
      <h2 className={styles.title}>{t('checkIn.title')}</h2>
      <p className={styles.note}>{t('checkIn.streak', { count: streak })}</p>
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
      <Button block size="l" loading={signing.pending} disabled={signedToday} onClick={sign}>
        {t(signedToday ? 'checkIn.done' : 'action.checkIn')}
      </Button>
    </Card>
  )
}
