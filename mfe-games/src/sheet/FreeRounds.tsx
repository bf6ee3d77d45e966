import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Icon } from '@mosaic/ui'
import { useFreeRoundsQuery } from '../api/free-rounds'
import { useTexts } from '../texts'
import styles from './FreeRounds.module.css'

/** Rounds of this game that the operator has prepaid for the member. */
export const FreeRounds = ({ gameId }: { readonly gameId: string }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { data = [] } = useFreeRoundsQuery(gameId)
  if (data.length === 0) return null
  return (
    <section className={styles.free} aria-label={t('sheet.free.title')}>
      <h3 className={styles.title}>
        <Icon name="gift" size={18} />
        {t('sheet.free.title')}
      </h3>
      <ul>
        {data.map(({ rewardId, stake, currency, left, won, expiresAt }) => (
          <li key={rewardId} className={styles.row}>
            <strong>
              <MoneySentence
                values={[moneyOf(stake, currency)]}
                currency={currency}
                words={(amount = '') => t('sheet.free.rounds', { left, amount })}
              />
            </strong>
            <span className={styles.until}>
              {t('sheet.free.until', { time: formatDate(expiresAt, tag, 'dateTime', timeZone) })}
            </span>
            {Number(won) > 0 ? (
              <span className={styles.won}>
                <MoneySentence
                  values={[moneyOf(won, currency)]}
                  currency={currency}
                  words={(amount = '') => t('sheet.free.won', { amount })}
                />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('sheet.free.text')}</p>
    </section>
  )
}
