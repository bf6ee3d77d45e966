import type { Deposit } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneyText } from '@mosaic/money'
import { useFlag, useMerchant } from '@mosaic/session'
import { Button, CopyButton, ErrorState, type DefinitionRow } from '@mosaic/ui'
import { useMethodName } from '../../method/use-method-name'
import { StatusCard, StatusSkeleton, type StatusLook } from '../../order/StatusCard'
import { useTexts } from '../../texts'
import { useBonusRows } from './bonus/use-bonus-rows'
import { CancelDeposit } from './CancelDeposit'
import { openPaymentPage } from './payment-page'
import { CodePayment } from './pay/CodePayment'
import { ProofUpload } from './pay/ProofUpload'
import { TransferPayment } from './pay/TransferPayment'
import { retryAddress } from './retry-address'
import { useDepositStatus } from './use-deposit-status'

const looks: Readonly<Record<Deposit['state'], StatusLook>> = {
  PENDING: { icon: 'hourglass-medium', tone: 'waiting' },
  REVIEW: { icon: 'magnifying-glass', tone: 'waiting' },
  SETTLED: { icon: 'check-circle', tone: 'done' },
  FAILED: { icon: 'warning-circle', tone: 'failed' },
  EXPIRED: { icon: 'clock', tone: 'late' },
  CANCELLED: { icon: 'x', tone: 'late' },
}

const useReceipt = (): ((deposit: Deposit) => readonly DefinitionRow[]) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const nameOf = useMethodName()
  const bonusRows = useBonusRows()
  const when = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  return (deposit) => {
    const { method, fee: wire, currency, state, createdAt, settledAt, expiresAt, reference } = deposit
    const fee = moneyOf(wire, currency)
    return [
      { label: t('status.method'), value: nameOf(method) },
      {
        label: t('deposit.fee'),
        value: fee === 0n ? t('deposit.free') : <MoneyText value={fee} currency={currency} />,
      },
      ...bonusRows(deposit),
      { label: t('status.createdAt'), value: when(createdAt) },
      ...(settledAt !== null
        ? [{ label: t('status.settledAt'), value: when(settledAt) }]
        : state === 'PENDING'
          ? [{ label: t('status.expiresAt'), value: when(expiresAt) }]
          : []),
      {
        label: t('status.reference'),
        value: <CopyButton text={reference} label={t('status.copyReference')} shownText={reference} />,
      },
    ]
  }
}

/** How an open deposit is paid on this page. */
const Payment = ({ deposit, onEnd }: { readonly deposit: Deposit; readonly onEnd: () => void }) => {
  const { kind, state, code } = deposit
  if (kind === 'mt')
    return (
      <>
        {state === 'PENDING' ? <TransferPayment deposit={deposit} /> : null}
        <ProofUpload deposit={deposit} />
      </>
    )
  return state === 'PENDING' && code !== '' ? <CodePayment deposit={deposit} onEnd={onEnd} /> : null
}

/** What became of a deposit: shows how to pay and moves by itself while it is open, and is its receipt afterwards. */
export const DepositStatus = ({ depositId }: { readonly depositId: string }) => {
  const { t } = useTexts()
  const showsRecord = useFlag('DEPRECM3')
  const receiptOf = useReceipt()
  const { order: deposit, failure, retry } = useDepositStatus(depositId)
  const record = showsRecord ? (
    <Button variant="ghost" icon="receipt" block to="/m/vouReport">
      {t('deposit.history')}
    </Button>
  ) : null
  if (failure)
    return (
      <>
        <ErrorState
          error={{ code: failure.code, traceId: failure.traceId ?? undefined }}
          onRetry={failure.code === 'deposit.unknown' ? undefined : retry}
        />
        <Button variant="secondary" block to="/m/voucherCenter">
          {t('status.again')}
        </Button>
        {record}
      </>
    )
  if (!deposit) return <StatusSkeleton />
  const { state, kind, reason, code, payUrl } = deposit
  const ended = state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELLED'
  const open = state === 'PENDING' || state === 'REVIEW'
  return (
    <StatusCard
      look={looks[state]}
      title={t(`status.${state}.title`)}
      text={
        state === 'FAILED' && reason !== ''
          ? t('status.refused', { reason })
          : state === 'PENDING' && kind === 'mt'
            ? t('status.PENDING.transfer')
            : t(`status.${state}.text`)
      }
      order={deposit}
      rows={receiptOf(deposit)}
      actions={
        <>
          {state === 'PENDING' && payUrl !== '' ? (
            <Button
              variant={code === '' ? 'primary' : 'secondary'}
              size="l"
              block
              icon="arrow-square-out"
              onClick={() => openPaymentPage(payUrl)}
            >
              {t('status.goPay')}
            </Button>
          ) : null}
          {state === 'SETTLED' ? (
            <Button size="l" block to="/m/home">
              {t('status.play')}
            </Button>
          ) : null}
          {ended ? (
            <Button size="l" block to={retryAddress(deposit)}>
              {t('status.retry')}
            </Button>
          ) : (
            <Button variant="secondary" block to="/m/voucherCenter">
              {t('status.again')}
            </Button>
          )}
          {state === 'PENDING' ? <CancelDeposit deposit={deposit} onRefused={retry} /> : null}
          {record}
        </>
      }
    >
      {open ? <Payment deposit={deposit} onEnd={retry} /> : null}
    </StatusCard>
  )
}
