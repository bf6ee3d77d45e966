import { DataTable } from '@mosaic/ui'
import { OpenCell } from '../../figures/OpenCell'
import { useTexts } from '../../texts'
import { type PnlPage, type PnlRow, usePnlColumns } from './pnl-columns'

type PnlTableProps = {
  readonly rows: readonly PnlRow[]
  readonly page: Pick<PnlPage, 'currency' | 'footer'>
  readonly onOpen: (memberId: string) => void
}

const Account = ({ row, onOpen }: { readonly row: PnlRow; readonly onOpen: PnlTableProps['onOpen'] }) => {
  const { t } = useTexts()
  const team = row.teamCount > 0 ? ` · ${t('tree.team', { count: row.teamCount })}` : ''
  return (
    <OpenCell
      title={row.account}
      detail={row.isSelf ? t('pnl.self') : `${t('tree.level', { level: row.level })}${team}`}
      label={t('tree.open', { name: row.account })}
      onOpen={row.isSelf || row.teamCount === 0 ? undefined : () => onOpen(row.id)}
    />
  )
}

type Line = { readonly row: PnlRow | null; readonly figures: PnlPage['footer'] }

/** Members of one level; the last line is the sum of all rows, also of those that are not fetched yet. */
export const PnlTable = ({ rows, page: { currency, footer }, onOpen }: PnlTableProps) => {
  const { t } = useTexts()
  const columns = usePnlColumns(currency)
  const lines: readonly Line[] = [...rows.map((row) => ({ row, figures: row })), { row: null, figures: footer }]
  return (
    <DataTable
      label={t('pnl.table')}
      rows={lines}
      rowKey={({ row }) => row?.id ?? 'sum'}
      columns={[
        {
          key: 'account',
          title: t('tree.member'),
          render: ({ row }: Line) => (row ? <Account row={row} onOpen={onOpen} /> : <strong>{t('pnl.sum')}</strong>),
        },
        {
          key: 'type',
          title: t('pnl.type'),
          render: ({ row }: Line) => (row ? t(row.type === 0 ? 'pnl.member' : 'pnl.agent') : null),
        },
        ...columns.map(({ key, title, shown }) => ({
          key,
          title,
          align: 'end' as const,
          render: ({ figures }: Line) => shown(figures),
        })),
      ]}
    />
  )
}
