import type { ContractKind } from '@mosaic/contracts'
import { formatBasisPoints, formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { CsvButton } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { type DataColumn, DataTable, EmptyState, QueryView, Section, Skeleton } from '@mosaic/ui'
import { type ContractPayment, useContractPaymentsQuery } from '../api/contracts'
import { useTexts } from '../texts'

const salaryFigures = ['turnover', 'share', 'below', 'amount'] as const
/** In the order in which a dividend is computed (docs/agent-contracts.md). */
const dividendFigures = [
  'amount',
  'stake',
  'payout',
  'rebates',
  'promotions',
  'salaries',
  'fee',
  'carried',
  'share',
  'below',
  'carry',
] as const
type Figure = (typeof salaryFigures)[number] | (typeof dividendFigures)[number]

/** Nothing is due for a period without an amount. */
const stateOf = ({ kind, amount, approvedAt, paidAt }: ContractPayment): 'paid' | 'none' | 'approval' | 'due' => {
  if (paidAt !== null) return 'paid'
  if (!/[1-9]/.test(amount)) return 'none'
  return kind === 'dividend' && approvedAt === null ? 'approval' : 'due'
}

const Payments = ({
  rows,
  currency,
  kind,
}: {
  readonly rows: readonly ContractPayment[]
  readonly currency: string
  readonly kind: ContractKind
}) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const spanOf = ({ from, to }: ContractPayment): string => {
    if (kind === 'hourlySalary') return formatDate(from, tag, 'dateTime', timeZone)
    const [first, last] = [from, to - 1].map((at) => formatDate(at, tag, 'date', timeZone))
    return first === last ? (first ?? '') : `${first} – ${last}`
  }
  const figures: readonly Figure[] = kind === 'dividend' ? dividendFigures : salaryFigures
  const columns: readonly DataColumn<ContractPayment>[] = [
    { key: 'period', title: t('contract.period'), render: spanOf },
    { key: 'state', title: t('contract.payment'), render: (row) => t(`contract.paid.${stateOf(row)}`) },
    { key: 'rate', title: t('contract.rate'), align: 'end', render: ({ rate }) => formatBasisPoints(rate, tag) },
    { key: 'active', title: t('contract.active'), align: 'end', render: ({ active }) => active },
    ...figures.map(
      (key): DataColumn<ContractPayment> => ({
        key,
        title: t(`contract.figure.${key}`),
        align: 'end',
        render: (row) => <MoneyAmount value={moneyOf(row[key], currency)} currency={currency} />,
      }),
    ),
  ]
  return (
    <>
      <DataTable
        label={t('contract.payments')}
        rows={rows}
        rowKey={({ contractId, periodKey }) => `${contractId}:${periodKey}`}
        columns={columns}
      />
      <CsvButton
        fileName={`contract-${kind}`}
        table={() => [
          columns.map(({ title }) => title),
          ...rows.map((row) => [
            spanOf(row),
            t(`contract.paid.${stateOf(row)}`),
            formatBasisPoints(row.rate, tag),
            String(row.active),
            ...figures.map((key) => row[key]),
          ]),
        ]}
      />
    </>
  )
}

/** What contracts of a kind earned, each period with the figures that it was computed from. */
export const PaymentTable = ({ kind }: { readonly kind: ContractKind }) => {
  const { t } = useTexts()
  const query = useContractPaymentsQuery()
  return (
    <Section icon="coins" title={t('contract.payments')}>
      <QueryView
        query={query}
        skeleton={<Skeleton height={168} radius="m" />}
        isEmpty={({ list }) => !list.some((each) => each.kind === kind)}
        empty={<EmptyState compact title={t('contract.noPayments')} />}
      >
        {({ list, currency }) => (
          <Payments rows={list.filter((each) => each.kind === kind)} currency={currency} kind={kind} />
        )}
      </QueryView>
    </Section>
  )
}
