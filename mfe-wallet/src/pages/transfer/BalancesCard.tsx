import type { ValueOf } from '@mosaic/contracts'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Button, Card, Icon } from '@mosaic/ui'
import type { Wallet } from '../../api/transfers'
import { useTexts } from '../../texts'
import styles from './BalancesCard.module.css'
import type { VendorRefresh } from './use-vendor-refresh'
import { isShown, shownWallet, vendorNames, walletIcons } from './wallet-name'

type BalancesCardProps = { readonly balances: ValueOf<'funds'>; readonly vendorRefresh: VendorRefresh }

/** All balances: main, vendors, locked and in transit; with a button to query the vendors again. */
export const BalancesCard = ({ balances, vendorRefresh }: BalancesCardProps) => {
  const { t } = useTexts()
  const { currency, wallets, sumBalance } = balances
  const money = (wire: string) => moneyOf(wire, currency)
  const nameOf = (wallet: Wallet): string => {
    const { kind, name } = shownWallet(wallet)
    return kind === 'vendor' ? name : t(`wallets.${kind}`, { name })
  }
  const names = vendorNames(wallets, vendorRefresh.unanswered)
  return (
    <Card tone="brand">
      <section aria-label={t('wallets.title')}>
        <p className={styles.label}>{t('wallets.total')}</p>
        <p>
          <MoneyAmount value={money(sumBalance)} currency={currency} size="xl" />
        </p>
        <ul className={styles.wallets}>
          {wallets
            .filter((wallet) => isShown(wallet, money(wallet.balance) === 0n))
            .map((wallet) => (
              <li key={wallet.code} className={styles.wallet}>
                <Icon name={walletIcons[shownWallet(wallet).kind]} size={22} className={styles.icon} />
                <span className={styles.name}>{nameOf(wallet)}</span>
                <MoneyAmount value={money(wallet.balance)} currency={currency} />
              </li>
            ))}
        </ul>
        {names.length === 0 ? null : (
          <p className={styles.silent} role="status">
            {t('wallets.unanswered', { names: names.join(', ') })}
          </p>
        )}
        <Button
          variant="secondary"
          block
          icon="arrows-clockwise"
          loading={vendorRefresh.pending}
          onClick={vendorRefresh.refresh}
        >
          {t('wallets.renew')}
        </Button>
      </section>
    </Card>
  )
}
