import type { WalletTransfer } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, CopyButton, QueryView, type DefinitionRow } from '@mosaic/ui'
import { useRefreshBalances, useTransferStatusQuery } from '../../api/transfers'
import { StatusCard, StatusSkeleton, type StatusMark } from '../../order/StatusCard'
import { usePolledOrder } from '../../order/use-polled-order'
import { useTexts } from '../../texts'

const marks: Readonly<Record<WalletTransfer['state'], StatusMark>> = {
  PENDING: { icon: 'hourglass-medium', tone: 'waiting' },
  UNKNOWN: { icon: 'hourglass-medium', tone: 'waiting' },
  CONFIRMED: { icon: 'check-circle', tone: 'done' },
  FAILED: { icon: 'warning-circle', tone: 'failed' },
}
const isOpen = ({ state }: WalletTransfer): boolean => marks[state].tone === 'waiting'

const unknownCode = 'transfer.unknown'

const useReceipt = (): ((transfer: WalletTransfer) => readonly DefinitionRow[]) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return ({ direction, vendorName, createdAt, endedAt, reference }) => {
    const [from, to] = direction === 'IN' ? [t('wallets.main'), vendorName] : [vendorName, t('wallets.main')]
    const at = (label: string, instant: number): DefinitionRow => ({
      label,
      value: formatDate(instant, tag, 'dateTime', timeZone),
    })
    return [
      { label: t('transfer.from'), value: from },
      { label: t('transfer.to'), value: to },
      at(t('status.createdAt'), createdAt),
      ...(endedAt === null ? [] : [at(t('moving.endedAt'), endedAt)]),
      {
        label: t('status.reference'),
        value: <CopyButton text={reference} label={t('status.copyReference')} shownText={reference} />,
      },
    ]
  }
}

/** Polled until the vendor has answered. */
export const TransferStatus = ({ transferId }: { readonly transferId: string }) => {
  const { t } = useTexts()
  const receiptOf = useReceipt()
  const query = usePolledOrder({
    useStatusQuery: (interval) => useTransferStatusQuery(transferId, interval),
    isOpen,
    unknownCode,
    onState: useRefreshBalances(),
  })
  const another = (
    <Button size="l" block to="/m/transfer">
      {t('moving.again')}
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
          {another}
        </>
      )}
    >
      {(transfer) => (
        <StatusCard
          mark={marks[transfer.state]}
          title={t(`moving.${transfer.state}.title`)}
          text={t(`moving.${transfer.state}.text`)}
          order={transfer}
          rows={receiptOf(transfer)}
          actions={
            <>
              {another}
              <Button variant="secondary" block icon="receipt" to="/m/transfer/record">
                {t('transfers.title')}
              </Button>
            </>
          }
        />
      )}
    </QueryView>
  )
}
