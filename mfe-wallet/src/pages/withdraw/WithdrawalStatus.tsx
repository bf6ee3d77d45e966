import type { Withdrawal } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { differenceOf, moneyOf, MoneyText } from '@mosaic/money'
import { refreshWallet, useMerchant } from '@mosaic/session'
import { Button, CopyButton, QueryView, type DefinitionRow } from '@mosaic/ui'
import { useWithdrawalStatusQuery } from '../../api/withdrawals'
import { StatusCard, StatusSkeleton, type StatusMark } from '../../order/StatusCard'
import { usePolledOrder } from '../../order/use-polled-order'
import { usePayoutName } from '../../payout/use-payout-name'
import { useTexts } from '../../texts'

const marks: Readonly<Record<Withdrawal['state'], StatusMark>> = {
  PENDING: { icon: 'hourglass-medium', tone: 'waiting' },
  APPROVED: { icon: 'hand-coins', tone: 'waiting' },
  PAID: { icon: 'check-circle', tone: 'done' },
  REJECTED: { icon: 'warning-circle', tone: 'failed' },
  FAILED: { icon: 'warning-circle', tone: 'failed' },
}

const unknownCode = 'withdraw.unknown'
const isOpen = ({ state }: Withdrawal): boolean => marks[state].tone === 'waiting'
const onState = (): void => void refreshWallet()

const useReceipt = (): ((withdrawal: Withdrawal) => readonly DefinitionRow[]) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const nameOf = usePayoutName()
  return ({ amount, fee: wire, currency, kind, account, holder, createdAt, decidedAt, paidAt, reference }) => {
    const fee = moneyOf(wire, currency)
    const at = (label: string, instant: number | null): readonly DefinitionRow[] =>
      instant === null ? [] : [{ label, value: formatDate(instant, tag, 'dateTime', timeZone) }]
    return [
      {
        label: t('withdraw.arrives'),
        value: <MoneyText value={differenceOf(moneyOf(amount, currency), fee)} currency={currency} />,
        strong: true,
      },
      {
        label: t('deposit.fee'),
        value: fee === 0n ? t('deposit.free') : <MoneyText value={fee} currency={currency} />,
      },
      { label: t('withdraw.to'), value: `${nameOf({ kind })} ${account}` },
      { label: t('payout.holder'), value: holder },
      ...at(t('withdrawal.createdAt'), createdAt),
      ...at(t('withdrawal.decidedAt'), decidedAt),
      ...at(t('withdrawal.paidAt'), paidAt),
      {
        label: t('status.reference'),
        value: <CopyButton text={reference} label={t('status.copyReference')} shownText={reference} />,
      },
    ]
  }
}

/** Polled until the money is paid out or back on the balance; then the receipt. */
export const WithdrawalStatus = ({ withdrawId }: { readonly withdrawId: string }) => {
  const { t } = useTexts()
  const receiptOf = useReceipt()
  const query = usePolledOrder({
    useStatusQuery: (interval) => useWithdrawalStatusQuery(withdrawId, interval),
    isOpen,
    unknownCode,
    onState,
  })
  const record = (
    <Button variant="secondary" block icon="receipt" to="/m/withdraw/record">
      {t('withdrawals.title')}
    </Button>
  )
  return (
    <QueryView
      query={query}
      skeleton={<StatusSkeleton />}
      canRetry={({ code }) => code !== unknownCode}
      frame={(failure) => (
        <>
          {failure}
          {record}
        </>
      )}
    >
      {(withdrawal) => (
        <StatusCard
          mark={marks[withdrawal.state]}
          title={t(`withdrawal.${withdrawal.state}.title`)}
          text={t(`withdrawal.${withdrawal.state}.text`, { reason: withdrawal.reason })}
          order={withdrawal}
          rows={receiptOf(withdrawal)}
          actions={
            <>
              {isOpen(withdrawal) ? null : (
                <Button size="l" block to="/m/withdraw">
                  {t('withdrawal.again')}
                </Button>
              )}
              {record}
            </>
          }
        />
      )}
    </QueryView>
  )
}
