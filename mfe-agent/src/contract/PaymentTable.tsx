import type { ContractKind } from '@mosaic/contracts'
import { formatBasisPoints } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { codesOf, CsvButton, useRecordFilters } from '@mosaic/records'
import { type DataColumn, DataTable, EmptyState, QueryView, Section, Skeleton } from '@mosaic/ui'
import { type ContractPayment, useContractPaymentsQuery } from '../api/contracts'
import { OpenCell } from '../figures/OpenCell'
import { useTexts } from '../texts'
import { paymentKey, readPaymentKey } from './payment-key'
import { PaymentSheet } from './PaymentSheet'
import { usePaymentSpan } from './use-payment-span'

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

const Payments = ({
  rows,
  currency,
  kind,
  onOpen,
}: {
  readonly rows: readonly ContractPayment[]
  readonly currency: string
  readonly kind: ContractKind
  readonly onOpen: (key: string) => void
}) => {
  const { t, tag } = useTexts()
  const { textOf } = usePaymentSpan()
  const figures: readonly Figure[] = kind === 'dividend' ? dividendFigures : salaryFigures
  const columns: readonly DataColumn<ContractPayment>[] = [
    {
      key: 'payment',
      title: t('contract.payment'),
      render: (row) => (
        <OpenCell title={t(`contract.paid.${row.state}`)} detail={textOf(row)} onOpen={() => onOpen(paymentKey(row))} />
      ),
    },
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
      <DataTable label={t('contract.payments')} rows={rows} rowKey={paymentKey} columns={columns} />
      <CsvButton
        fileName={`contract-${kind}`}
        table={() => [
          [t('contract.period'), t('contract.payment'), ...columns.slice(1).map(({ title }) => title)],
          ...rows.map((row) => [
            textOf(row),
            t(`contract.paid.${row.state}`),
            formatBasisPoints(row.rate, tag),
            String(row.active),
            ...figures.map((key) => row[key]),
          ]),
        ]}
      />
    </>
  )
}

/** What contracts of a kind earned; each period opens the figures that it was computed from. */
export const PaymentTable = ({ kind }: { readonly kind: ContractKind }) => {
  const { t } = useTexts()
  const { value, choose } = useRecordFilters({ payment: codesOf(undefined) })
  const opened = value('payment')
  return (
    <Section icon="coins" title={t('contract.payments')}>
      <QueryView
        query={useContractPaymentsQuery(kind)}
        skeleton={<Skeleton height={168} radius="m" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState compact title={t('contract.noPayments')} />}
      >
        {({ list, currency }) => (
          <Payments rows={list} currency={currency} kind={kind} onOpen={(key) => choose('payment', key)} />
        )}
      </QueryView>
      {opened === undefined ? null : (
        <PaymentSheet {...readPaymentKey(opened)} onClose={() => choose('payment', undefined)} />
      )}
    </Section>
  )
}
