import { DataTable, type DataTableProps } from '@mosaic/ui'
import { formatDate, formatNumber } from '@mosaic/i18n'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t, tag } = useCatalogueTexts()
  const figure = (row: number, factor: number) => formatNumber(row * factor, tag)
  const columns = [
    {
      key: 'day',
      title: t('sample.day'),
      render: (row: number) => formatDate(Date.UTC(2026, 0, row), tag, 'date', 'UTC'),
    },
    { key: 'bets', title: t('sample.bets'), align: 'end' as const, render: (row: number) => figure(row, 1234) },
    { key: 'result', title: t('sample.result'), align: 'end' as const, render: (row: number) => figure(row, -321) },
    { key: 'fee', title: t('sample.fee'), align: 'end' as const, render: (row: number) => figure(row, 12) },
    { key: 'total', title: t('sample.total'), align: 'end' as const, render: (row: number) => figure(row, 925) },
  ]
  return (
    <>
      <Specimen title={t('state.rest')}>
        <DataTable label={t('sample.bets')} columns={columns} rows={[1, 2, 3, 4]} rowKey={String} />
      </Specimen>
      <Specimen title={t('state.empty')}>
        <DataTable label={t('sample.favourites')} columns={columns} rows={[]} rowKey={String} />
      </Specimen>
    </>
  )
}

export const dataTable: CataloguePage = {
  id: 'data-table',
  folder: 'data-table',
  purpose: 'Figures in rows for a phone: the first column stays, the others scroll sideways.',
  components: {
    DataTable: words<DataTableProps<unknown>>({
      label: 'What the table is of.',
      columns: 'Key, title, alignment and cell of each; the first names the row.',
      rows: 'The rows.',
      rowKey: 'What tells one row from another.',
    }),
  },
  Specimens,
}
