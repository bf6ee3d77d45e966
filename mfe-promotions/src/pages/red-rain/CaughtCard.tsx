import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { Icon } from '@mosaic/ui'
import type { Rain } from '../../api/red-rain'
import { useTexts } from '../../texts'
import styles from './RedRainPage.module.css'

/** What the envelope held. */
export const CaughtCard = ({ rain }: { readonly rain: Rain }) => {
  const { t } = useTexts()
  const { currency, caught, caughtInAll } = rain
  return (
    <div className={styles.caught} role="status">
      <span className={styles.opened} aria-hidden="true">
        <Icon name="coins" size={56} weight="fill" />
      </span>
      <p className={styles.caughtTitle}>{t('rain.caught')}</p>
      <MoneyAmount value={moneyOf(caught ?? '0', currency)} currency={currency} size="xl" className={styles.sum} />
      <p className={styles.caughtNote}>
        {caught === caughtInAll ? (
          t('rain.inWallet')
        ) : (
          <MoneySentence
            values={[moneyOf(caughtInAll, currency)]}
            currency={currency}
            words={(amount = '') => t('rain.inAll', { amount })}
          />
        )}
      </p>
    </div>
  )
}
