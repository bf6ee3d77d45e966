import type { Deposit } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneyText } from '@mosaic/money'
import { useFlag, useMerchant } from '@mosaic/session'
import { Button, CopyButton, QueryView, type DefinitionRow } from '@mosaic/ui'
import { useMethodName } from '../../method/use-method-name'
import { StatusCard, StatusSkeleton, type StatusMark } from '../../order/StatusCard'
import { useTexts } from '../../texts'
import { useBonusRows } from './bonus/use-bonus-rows'
import { CancelDeposit } from './CancelDeposit'
import { NewBalance } from './NewBalance'
import { openPaymentPage } from './payment-page'
import { CodePayment } from './pay/CodePayment'
import { ProofUpload } from './pay/ProofUpload'
import { TransferPayment } from './pay/TransferPayment'
import { retryPath } from './retry-path'
import { unknownDeposit, useDepositStatus } from './use-deposit-status'

const marks: Readonly<Record<Deposit['state'], StatusMark>> = {
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
      ...(state === 'SETTLED' ? [{ label: t('status.balance'), value: <NewBalance />, strong: true }] : []),
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

/** The means to pay an open deposit on this page: transfer details and proof, or a code. */
const Payment = ({ deposit, onEnd }: { readonly deposit: Deposit; readonly onEnd: () => void }) => {
  const { kind, state, code } = deposit
  if (state !== 'PENDING' && state !== 'REVIEW') return null
  if (kind === 'mt')
    return (
      <>
        {state === 'PENDING' ? <TransferPayment deposit={deposit} /> : null}
        <ProofUpload deposit={deposit} />
      </>
    )
  return state === 'PENDING' && code !== '' ? <CodePayment deposit={deposit} onEnd={onEnd} /> : null
}

type DepositActionsProps = { readonly deposit: Deposit; readonly onRefused: () => void }

const DepositActions = ({ deposit, onRefused }: DepositActionsProps) => {
  const { t } = useTexts()
  const { state, code, payUrl } = deposit
  const ended = state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELLED'
  return (
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
        <Button size="l" block to={retryPath(deposit)}>
          {t('status.retry')}
        </Button>
      ) : (
        <AnotherDeposit />
      )}
      {state === 'PENDING' ? <CancelDeposit deposit={deposit} onRefused={onRefused} /> : null}
    </>
  )
}

const AnotherDeposit = () => (
  <Button variant="secondary" block to="/m/voucherCenter">
    {useTexts().t('status.again')}
  </Button>
)

const statusText = ({ state, reason, kind }: Deposit) =>
  state === 'FAILED' && reason !== ''
    ? 'status.refused'
    : state === 'PENDING' && kind === 'mt'
      ? 'status.PENDING.transfer'
      : (`status.${state}.text` as const)

/** An open deposit: how to pay, polled until its final state; then its receipt. */
export const DepositStatus = ({ depositId }: { readonly depositId: string }) => {
  const { t } = useTexts()
  const showsRecord = useFlag('DEPRECM3')
  const receiptOf = useReceipt()
  const query = useDepositStatus(depositId)
  const refetch = () => void query.refetch()
  const record = showsRecord ? (
    <Button variant="ghost" icon="receipt" block to="/m/vouReport">
      {t('deposit.history')}
    </Button>
  ) : null
  return (
    <QueryView
      query={query}
      skeleton={<StatusSkeleton />}
      canRetry={({ code }) => code !== unknownDeposit}
      frame={(failure) => (
        <>
          {failure}
          <AnotherDeposit />
          {record}
        </>
      )}
    >
      {(deposit) => (
        <StatusCard
          mark={marks[deposit.state]}
          title={t(`status.${deposit.state}.title`)}
          text={t(statusText(deposit), { reason: deposit.reason })}
          order={deposit}
          rows={receiptOf(deposit)}
          actions={
            <>
              <DepositActions deposit={deposit} onRefused={refetch} />
              {record}
            </>
          }
        >
          <Payment deposit={deposit} onEnd={refetch} />
        </StatusCard>
      )}
    </QueryView>
  )
}
