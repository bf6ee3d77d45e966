import type { BodyOf } from '@mosaic/contracts'
import { formatBasisPoints, formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, type DataColumn, DataTable, EmptyState, useFailureToast } from '@mosaic/ui'
import { type ContractPreview, usePreviewMutation } from '../api/contracts'
import { useTexts } from '../texts'
import styles from './Preview.module.css'

type Row = ContractPreview['list'][number]
type PreviewProps = {
  /** Null: the terms are not complete. */
  readonly body: () => BodyOf<'contractPreview'> | null
  readonly isHourly: boolean
}

const Rows = ({ list, currency, isHourly }: ContractPreview & Pick<PreviewProps, 'isHourly'>) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  const isOfferor = list.some(({ offerorAmount }) => offerorAmount !== null)
  const column = (key: 'amount' | 'turnover' | 'netLoss' | 'share' | 'below'): DataColumn<Row> => ({
    key,
    title: t(key === 'amount' && !isOfferor ? 'contract.whatIf.offerorAmount' : `contract.whatIf.${key}`),
    align: 'end',
    render: (row) => money(row[key]),
  })
  return (
    <DataTable
      className={styles.table}
      label={t('contract.whatIf.table')}
      rows={list}
      rowKey={({ periodKey }) => periodKey}
      columns={[
        {
          key: 'period',
          title: t('contract.period'),
          render: ({ from }) => formatDate(from, tag, isHourly ? 'dateTime' : 'date', timeZone),
        },
        column('amount'),
        ...(isOfferor
          ? [
              {
                key: 'offerorAmount',
                title: t('contract.whatIf.offerorAmount'),
                align: 'end' as const,
                render: ({ offerorAmount }: Row) => (offerorAmount === null ? '–' : money(offerorAmount)),
              },
            ]
          : []),
        { key: 'rate', title: t('contract.rate'), align: 'end', render: ({ rate }) => formatBasisPoints(rate, tag) },
        column('turnover'),
        column('netLoss'),
        { key: 'active', title: t('contract.active'), align: 'end', render: ({ active }) => active },
        column('share'),
        column('below'),
      ]}
    />
  )
}

/** What terms would have paid in the last periods, on the own data. */
export const Preview = ({ body, isHourly }: PreviewProps) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const preview = usePreviewMutation()
  const ask = () => {
    const asked = body()
    if (asked) preview.submit({ body: asked }, { onError: ({ failure }) => showFailure(failure) })
  }
  return (
    <div className={styles.preview}>
      <Button size="s" variant="secondary" icon="chart-line-up" loading={preview.pending} onClick={ask}>
        {t('contract.whatIf.ask')}
      </Button>
      {preview.value ? (
        preview.value.list.length === 0 ? (
          <EmptyState compact title={t('contract.noPayments')} />
        ) : (
          <Rows {...preview.value} isHourly={isHourly} />
        )
      ) : null}
    </div>
  )
}
