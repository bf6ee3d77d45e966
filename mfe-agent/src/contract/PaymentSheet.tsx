import { formatBasisPoints } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { withDays } from '@mosaic/records'
import { useRole } from '@mosaic/session'
import { Button, type DefinitionRow, DefinitionRows, EmptyState, QueryView, Sheet, Skeleton } from '@mosaic/ui'
import { type ContractPayment, useContractPaymentQuery } from '../api/contracts'
import { useTexts } from '../texts'
import styles from './PaymentSheet.module.css'
import { usePaymentSpan } from './use-payment-span'

const salaryFigures = ['turnover'] as const
/** In the order in which a dividend is computed (docs/agent-contracts.md). */
const dividendFigures = ['stake', 'payout', 'rebates', 'promotions', 'salaries', 'fee', 'carried'] as const

type Computed = { readonly payment: ContractPayment; readonly currency: string }

/** From the bets of the team down to what is paid. */
const Computation = ({ payment, currency }: Computed) => {
  const { t, tag } = useTexts()
  const { daysOf, textOf, keyText } = usePaymentSpan()
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  const betsPage = useRole() === 'agent' ? '/m/agent/team/pnl' : '/m/gameRecord'
  const isDividend = payment.kind === 'dividend'
  const figures = isDividend ? dividendFigures : salaryFigures
  const rows: readonly DefinitionRow[] = [
    { label: t('contract.period'), value: textOf(payment) },
    { label: t('contract.payment'), value: t(`contract.paid.${payment.state}`) },
    ...(payment.refusal === '' ? [] : [{ label: t('contract.refusal'), value: payment.refusal }]),
    ...figures.map((key) => ({ label: t(`contract.figure.${key}`), value: money(payment[key]) })),
    ...payment.corrections.flatMap(({ periodKey, turnover, stake, payout }) =>
      (isDividend ? (['stake', 'payout'] as const) : (['turnover'] as const)).map((key) => ({
        label: t('contract.correction', { figure: t(`contract.figure.${key}`), period: keyText(periodKey) }),
        value: money({ turnover, stake, payout }[key]),
      })),
    ),
    {
      label: t(isDividend ? 'contract.whatIf.netLoss' : 'contract.figure.counted'),
      value: money(payment.base),
      strong: true,
    },
    { label: t('contract.active'), value: String(payment.active) },
    { label: t('contract.rate'), value: formatBasisPoints(payment.rate, tag) },
    { label: t('contract.figure.share'), value: money(payment.share) },
    { label: t('contract.figure.below'), value: money(payment.below) },
    { label: t('contract.figure.amount'), value: money(payment.amount), strong: true },
    ...(isDividend ? [{ label: t('contract.figure.carry'), value: money(payment.carry) }] : []),
  ]
  return (
    <>
      <DefinitionRows rows={rows} className={styles.rows} />
      <Button block variant="secondary" icon="chart-line" to={withDays(betsPage, daysOf(payment))}>
        {t('contract.bets')}
      </Button>
    </>
  )
}

type PaymentSheetProps = Pick<ContractPayment, 'contractId' | 'periodKey'> & { readonly onClose: () => void }

/** What one payment was computed from. */
export const PaymentSheet = ({ contractId, periodKey, onClose }: PaymentSheetProps) => {
  const { t } = useTexts()
  return (
    <Sheet open onClose={onClose} title={t('contract.computed')}>
      <QueryView
        query={useContractPaymentQuery(contractId, periodKey)}
        skeleton={<Skeleton height={420} radius="m" />}
        isEmpty={({ payment }) => payment === null}
        empty={<EmptyState compact title={t('contract.noPayments')} />}
      >
        {({ payment, currency }) => (payment ? <Computation payment={payment} currency={currency} /> : null)}
      </QueryView>
    </Sheet>
  )
}
