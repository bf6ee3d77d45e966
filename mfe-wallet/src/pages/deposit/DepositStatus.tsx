import type { Deposit } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneyText } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, CopyButton, ErrorState, type DefinitionRow } from '@mosaic/ui'
import { methodName } from '../../method/method-name'
import { StatusCard, StatusSkeleton, type StatusLook } from '../../order/StatusCard'
import { useTexts } from '../../texts'
import { openPaymentPage } from './payment-page'
import { useDepositStatus } from './use-deposit-status'

const looks: Readonly<Record<Deposit['state'], StatusLook>> = {
  PENDING: { icon: 'hourglass-medium', tone: 'waiting' },
  SETTLED: { icon: 'check-circle', tone: 'done' },
  FAILED: { icon: 'warning-circle', tone: 'failed' },
  EXPIRED: { icon: 'clock', tone: 'late' },
}

const useReceipt = (): ((deposit: Deposit) => readonly DefinitionRow[]) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const when = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  return ({ method, fee: wire, currency, createdAt, settledAt, expiresAt, reference }) => {
    const fee = moneyOf(wire, currency)
    return [
      { label: t('status.method'), value: methodName(method) },
      {
        label: t('deposit.fee'),
        value: fee === 0n ? t('deposit.free') : <MoneyText value={fee} currency={currency} />,
      },
      { label: t('status.createdAt'), value: when(createdAt) },
      settledAt === null
        ? { label: t('status.expiresAt'), value: when(expiresAt) }
        : { label: t('status.settledAt'), value: when(settledAt) },
      {
        label: t('status.reference'),
        value: <CopyButton text={reference} label={t('status.copyReference')} shownText={reference} />,
      },
    ]
  }
}

/** What became of a deposit: moves by itself while it is open, and is its receipt afterwards. */
export const DepositStatus = ({ depositId }: { readonly depositId: string }) => {
  const { t } = useTexts()
  const receiptOf = useReceipt()
  const { order: deposit, failure, retry } = useDepositStatus(depositId)
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
      </>
    )
  if (!deposit) return <StatusSkeleton />
  const { state } = deposit
  return (
    <StatusCard
      look={looks[state]}
      title={t(`status.${state}.title`)}
      text={t(`status.${state}.text`)}
      order={deposit}
      rows={receiptOf(deposit)}
      actions={
        <>
          {state === 'PENDING' ? (
            <Button size="l" block icon="arrow-square-out" onClick={() => openPaymentPage(deposit.payUrl)}>
              {t('status.goPay')}
            </Button>
          ) : null}
          {state === 'SETTLED' ? (
            <Button size="l" block to="/m/home">
              {t('status.play')}
            </Button>
          ) : null}
          <Button
            variant={state === 'FAILED' || state === 'EXPIRED' ? 'primary' : 'secondary'}
            block
            to="/m/voucherCenter"
          >
            {t('status.again')}
          </Button>
        </>
      }
    />
  )
}
