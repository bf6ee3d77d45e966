import { currencySymbol, formatMoney } from '@mosaic/i18n'
import { merchantCurrency, refreshWallet, useWallet } from '@mosaic/session'
import { classNames, Icon, Link } from '@mosaic/ui'
import { useEffect } from 'react'
import { useTexts } from '../../texts'
import styles from './BalanceWidget.module.css'
import { useHiddenBalance } from './hidden-balance'
import { useBalanceRetry } from './use-balance-retry'
import { useLiveWallet } from './use-live-wallet'

const mask = '****'

/** The currency of a trial account (glossary): it is not withdrawn, and large text needs the room. */
const playCredits = 'XXX'

/** A single failure is retried without a notice. */
const failuresUntilStale = 2

/**
 * The balance in the header: whole units, truncated so that it never overstates, masked while hidden or refreshing (spec §2).
 * The amount itself is the switch that hides it, so that three controls fit beside the logo at 320 px; its name has the full amount.
 */
const BalanceWidget = () => {
  const { t, tag } = useTexts()
  const { balance, currency: own, refreshing, failure, failures } = useWallet()
  const [hidden, toggle] = useHiddenBalance()
  const currency = own ?? merchantCurrency()
  useEffect(() => {
    if (balance === null) void refreshWallet()
  }, [balance])
  useBalanceRetry()
  useLiveWallet()

  const masked = hidden || refreshing || balance === null
  const stale = balance !== null && failures >= failuresUntilStale
  const words = hidden
    ? t('balance.labelHidden')
    : balance === null
      ? t(failure && !refreshing ? 'balance.failed' : 'balance.labelLoading')
      : t(stale ? 'balance.labelStale' : 'balance.label', { amount: formatMoney(balance, currency, tag) })
  return (
    <div className={styles.balance} data-testid="balance" role="group" aria-label={words}>
      <button
        type="button"
        className={classNames(styles.refresh, stale && styles.stale)}
        onClick={() => void refreshWallet()}
        aria-label={t('balance.refresh')}
        aria-busy={refreshing || undefined}
      >
        <Icon name="arrows-clockwise" size={16} weight="regular" className={classNames(refreshing && styles.turning)} />
      </button>
      <button
        type="button"
        className={styles.amount}
        onClick={toggle}
        aria-pressed={hidden}
        aria-label={`${words}. ${t(hidden ? 'balance.show' : 'balance.hide')}`}
      >
        {masked ? `${currencySymbol(currency)} ${mask}` : formatMoney(balance, currency, tag, { decimals: 'whole' })}
      </button>
      {currency === playCredits ? null : (
        <Link to="/m/withdraw" className={styles.withdraw} aria-label={t('menu.withdraw')}>
          <Icon name="hand-coins" size={20} />
        </Link>
      )}
      <Link to="/m/voucherCenter" className={styles.deposit} aria-label={t('balance.deposit')}>
        <span className={styles.plus}>
          <Icon name="plus" size={20} weight="regular" />
        </span>
      </Link>
    </div>
  )
}

export default BalanceWidget
