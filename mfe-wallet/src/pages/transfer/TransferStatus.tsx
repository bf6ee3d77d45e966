import type { WalletTransfer } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, CopyButton, ErrorState, type DefinitionRow } from '@mosaic/ui'
import { useRefreshTransfers, useTransferAnswer } from '../../api/transfers'
import { StatusCard, StatusSkeleton, type StatusLook } from '../../order/StatusCard'
import { useFollowedOrder } from '../../order/use-followed-order'
import { useTexts } from '../../texts'

const looks: Readonly<Record<WalletTransfer['state'], StatusLook>> = {
  PENDING: { icon: 'hourglass-medium', tone: 'waiting' },
  UNKNOWN: { icon: 'hourglass-medium', tone: 'waiting' },
  CONFIRMED: { icon: 'check-circle', tone: 'done' },
  FAILED: { icon: 'warning-circle', tone: 'failed' },
}
const isOpen = ({ state }: WalletTransfer): boolean => looks[state].tone === 'waiting'

/** What became of a transfer: moves by itself until the vendor has spoken. */
export const TransferStatus = ({ transferId }: { readonly transferId: string }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const refresh = useRefreshTransfers()
  const unknown = 'transfer.unknown'
  const {
    order: transfer,
    failure,
    retry,
  } = useFollowedOrder({
    useAnswer: (pause) => useTransferAnswer(transferId, pause),
    isOpen,
    unknown,
    onState: refresh,
  })
  const again = (
    <Button size="l" block to="/m/transfer">
      {t('moving.again')}
    </Button>
  )
  if (failure)
    return (
      <>
        <ErrorState error={failure} onRetry={failure.code === unknown ? undefined : retry} />
        {again}
      </>
    )
  if (!transfer) return <StatusSkeleton />
  const { state, direction, vendorName, createdAt, endedAt, reference } = transfer
  const [from, to] = direction === 'IN' ? [t('wallets.main'), vendorName] : [vendorName, t('wallets.main')]
  const at = (label: string, instant: number): DefinitionRow => ({
    label,
    value: formatDate(instant, tag, 'dateTime', timeZone),
  })
  return (
    <StatusCard
      look={looks[state]}
      title={t(`moving.${state}.title`)}
      text={t(`moving.${state}.text`)}
      order={transfer}
      rows={[
        { label: t('transfer.from'), value: from },
        { label: t('transfer.to'), value: to },
        at(t('status.createdAt'), createdAt),
        ...(endedAt === null ? [] : [at(t('moving.endedAt'), endedAt)]),
        {
          label: t('status.reference'),
          value: <CopyButton text={reference} label={t('status.copyReference')} shownText={reference} />,
        },
      ]}
      actions={
        <>
          {again}
          <Button variant="secondary" block icon="receipt" to="/m/transfer/record">
            {t('transfers.title')}
          </Button>
        </>
      }
    />
  )
}
