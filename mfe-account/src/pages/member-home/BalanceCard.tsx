import { currencySymbol } from '@mosaic/i18n'
import { useWallet, refreshWallet } from '@mosaic/session'
import { Amount, Card, ErrorState, Icon, IconButton, Link, Skeleton, toIconName, useHost } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts'
import styles from './BalanceCard.module.css'

/** Money in full, and the most used entries of other squads (menu place `side.top`) as tiles. */
export const BalanceCard = () => {
  const { t } = useTexts()
  const { balance, currency, failure, refreshing } = useWallet()
  const entries = useHost().menu('side.top')
  // The header asks again by itself: meanwhile the other try stays.
  const [lastFailure, setLastFailure] = useState(failure)
  if (failure && failure !== lastFailure) setLastFailure(failure)
  useEffect(() => {
    if (balance === null) void refreshWallet()
  }, [balance])
  return (
    <section aria-label={t('memberHome.balance')}>
      <Card tone="brand" className={styles.card}>
        <div className={styles.head}>
          <p className={styles.label}>{t('memberHome.balance')}</p>
          <IconButton
            icon="arrows-clockwise"
            label={t('memberHome.refresh')}
            onClick={() => void refreshWallet()}
            disabled={refreshing}
          />
        </div>
        {balance !== null && currency ? (
          <p className={styles.amount}>
            {refreshing ? (
              <span className={styles.masked}>{`${currencySymbol(currency)} ****`}</span>
            ) : (
              <Amount value={balance} currency={currency} size="xl" />
            )}
          </p>
        ) : lastFailure ? (
          <ErrorState compact error={lastFailure} onRetry={() => void refreshWallet()} />
        ) : (
          <Skeleton width="52%" height={44} radius="s" />
        )}
        {entries.length > 0 ? (
          <ul className={styles.tiles}>
            {entries.map((entry) => (
              <li key={entry.key} className={styles.item}>
                <Link to={entry.to} className={styles.tile}>
                  <Icon name={toIconName(entry.icon)} size={26} />
                  <span className={styles.word}>{entry.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
    </section>
  )
}
