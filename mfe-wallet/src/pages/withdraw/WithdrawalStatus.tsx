import type { Withdrawal } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { differenceOf, moneyOf, MoneyText } from '@mosaic/money'
import { refreshWallet, useMerchant } from '@mosaic/session'
import { Button, CopyButton, ErrorState, type DefinitionRow } from '@mosaic/ui'
import { useWithdrawalAnswer } from '../../api/withdrawals'
import { StatusCard, StatusSkeleton, type StatusLook } from '../../order/StatusCard'
import { useFollowedOrder } from '../../order/use-followed-order'
import { usePayoutName } from '../../payout/use-payout-name'
import { useTexts } from '../../texts'

const looks: Readonly<Record<Withdrawal['state'], StatusLook>> = {
  PENDING: { icon: 'hourglass-medium', tone: 'waiting' },
  APPROVED: { icon: 'hand-coins', tone: 'waiting' },
  PAID: { icon: 'check-circle', tone: 'done' },
  REJECTED: { icon: 'warning-circle', tone: 'failed' },
  FAILED: { icon: 'warning-circle', tone: 'failed' },
}

const isOpen = ({ state }: Withdrawal): boolean => looks[state].tone === 'waiting'
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

/** What became of a withdrawal: moves by itself until it is paid or the money is back, and is its receipt afterwards. */
export const WithdrawalStatus = ({ withdrawId }: { readonly withdrawId: string }) => {
  const { t } = useTexts()
  const receiptOf = useReceipt()
  const unknown = 'withdraw.unknown'
  const {
    order: withdrawal,
    failure,
    retry,
  } = useFollowedOrder({
    useAnswer: (pause) => useWithdrawalAnswer(withdrawId, pause),
    isOpen,
    unknown,
    onState,
  })
  const record = (
    <Button variant="secondary" block icon="receipt" to="/m/withdraw/record">
      {t('withdrawals.title')}
    </Button>
  )
  if (failure)
    return (
      <>
        <ErrorState error={failure} onRetry={failure.code === unknown ? undefined : retry} />
        {record}
      </>
    )
  if (!withdrawal) return <StatusSkeleton />
  const { state, reason } = withdrawal
  return (
    <StatusCard
      look={looks[state]}
      title={t(`withdrawal.${state}.title`)}
      text={t(`withdrawal.${state}.text`, { reason })}
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
  )
}
