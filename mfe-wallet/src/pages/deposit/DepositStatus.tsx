import type { Deposit } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneyText } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import {
  Button,
  Card,
  classNames,
  CopyButton,
  DefinitionRows,
  ErrorState,
  Icon,
  Skeleton,
  Spinner,
  type DefinitionRow,
  type IconName,
} from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './DepositStatus.module.css'
import { methodName } from './method-name'
import { openPaymentPage } from './payment-page'
import { useDepositStatus } from './use-deposit-status'

const marks: Readonly<Record<Deposit['state'], IconName>> = {
  PENDING: 'hourglass-medium',
  SETTLED: 'check-circle',
  FAILED: 'warning-circle',
  EXPIRED: 'clock',
}

const Receipt = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const when = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  const fee = moneyOf(deposit.fee, deposit.currency)
  const rows: DefinitionRow[] = [
    { label: t('status.method'), value: methodName(deposit.method) },
    {
      label: t('deposit.fee'),
      value: fee === 0n ? t('deposit.free') : <MoneyText value={fee} currency={deposit.currency} />,
    },
    { label: t('status.createdAt'), value: when(deposit.createdAt) },
    deposit.settledAt === null
      ? { label: t('status.expiresAt'), value: when(deposit.expiresAt) }
      : { label: t('status.settledAt'), value: when(deposit.settledAt) },
    {
      label: t('status.reference'),
      value: <CopyButton text={deposit.reference} label={t('status.copyReference')} shownText={deposit.reference} />,
    },
  ]
  return <DefinitionRows rows={rows} />
}

/** What became of a deposit: moves by itself while it is open, and is its receipt afterwards. */
export const DepositStatus = ({ depositId }: { readonly depositId: string }) => {
  const { t } = useTexts()
  const { deposit, failure, retry } = useDepositStatus(depositId)
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
  if (!deposit)
    return (
      <Card className={styles.status} aria-hidden="true">
        <Skeleton width={88} height={88} radius="pill" className={styles.middle} />
        <Skeleton width="60%" height={26} className={styles.middle} />
        <Skeleton width="46%" height={44} className={styles.middle} />
        <Skeleton lines={5} />
      </Card>
    )
  const { state } = deposit
  return (
    <>
      <Card className={styles.status}>
        <div role="status">
          <span className={classNames(styles.medal, styles[state])}>
            {state === 'PENDING' ? <Spinner size={72} /> : null}
            <span className={styles.mark}>
              <Icon
                name={marks[state]}
                size={state === 'PENDING' ? 32 : 56}
                weight={state === 'PENDING' ? 'duotone' : 'fill'}
              />
            </span>
          </span>
          <h2 className={styles.title}>{t(`status.${state}.title`)}</h2>
          <p className={styles.text}>{t(`status.${state}.text`)}</p>
        </div>
        <p className={styles.amount}>
          <MoneyAmount value={moneyOf(deposit.amount, deposit.currency)} currency={deposit.currency} size="xl" />
        </p>
        <Receipt deposit={deposit} />
      </Card>
      <div className={styles.actions}>
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
      </div>
    </>
  )
}
