import type { Deposit } from '@mosaic/contracts'
import { List, Section } from '@mosaic/ui'
import { methodIcon } from '../../method/method-icon'
import { useMethodName } from '../../method/use-method-name'
import { OrderRow } from '../../order/OrderRow'
import { useTexts } from '../../texts'

/** Deposits that are still open, perhaps from a closed tab: links back to their code or bank account. */
export const OpenDeposits = ({ deposits }: { readonly deposits: readonly Deposit[] }) => {
  const { t } = useTexts()
  const nameOf = useMethodName()
  if (deposits.length === 0) return null
  return (
    <Section title={t('deposit.open')}>
      <List label={t('deposit.open')}>
        {deposits.map((deposit) => (
          <OrderRow
            key={deposit.depositId}
            icon={methodIcon(deposit.method)}
            title={nameOf(deposit.method)}
            to={`/m/voucherCenter?depositId=${encodeURIComponent(deposit.depositId)}`}
            order={deposit}
            tone="new"
            state={t(`deposits.state.${deposit.state}`)}
          />
        ))}
      </List>
    </Section>
  )
}
