import { moneyOf } from '@mosaic/money'
import { codesOf, DaySection, RecordPage, Totals, useRecordFilters } from '@mosaic/records'
import { Chip, ChipRow } from '@mosaic/ui'
import { useTeamPnlQuery } from '../../api/reports'
import { useTexts } from '../../texts'
import { pnlFigures, type PnlPage, usePnlColumns } from './pnl-columns'
import { PnlTable } from './PnlTable'

const charted: readonly string[] = ['pnl', 'validBet', 'deposit', 'rebate']

const Days = ({ page: { currency, days } }: { readonly page: PnlPage }) => {
  const columns = usePnlColumns(currency)
  return <DaySection plain days={days} charted={columns.filter(({ key }) => charted.includes(key))} tabled={columns} />
}

/** Profit and loss of the team, level by level (domain §4.5). */
const TeamPnlPage = () => {
  const { t } = useTexts()
  const filters = useRecordFilters({ member: codesOf(undefined) })
  const open = (memberId: string | undefined) => filters.choose('member', memberId)
  return (
    <RecordPage
      title={t('pnl.title')}
      filters={filters}
      query={useTeamPnlQuery(filters.range, filters.value('member'))}
      totalsOf={(page) => {
        const { currency, footer, path, totalCount } = page
        return (
          <>
            {path.length > 1 ? (
              <ChipRow label={t('pnl.path')}>
                {path.map(({ id, account }, index) => (
                  <Chip
                    key={id}
                    selected={index === path.length - 1}
                    onClick={() => open(index === 0 ? undefined : id)}
                  >
                    {account}
                  </Chip>
                ))}
              </ChipRow>
            ) : null}
            <Totals
              label={t('pnl.totals')}
              count={totalCount}
              currency={currency}
              totals={[
                { label: t('figure.pnl'), value: moneyOf(footer.pnl, currency), signed: true },
                { label: t('figure.validBet'), value: moneyOf(footer.validBet, currency) },
                { label: t('figure.deposit'), value: moneyOf(footer.deposit, currency) },
                { label: t('figure.withdraw'), value: moneyOf(footer.withdraw, currency) },
              ]}
            />
            <Days page={page} />
          </>
        )
      }}
      label={t('pnl.table')}
      emptyIcon="users-three"
      emptyTitle={t('tree.empty')}
      idOf={({ id }) => id}
      tableOf={(rows, page) => <PnlTable rows={rows} page={page} onOpen={open} />}
      csv={{
        name: 'team-pnl',
        head: [
          t('tree.member'),
          t('pnl.type'),
          t('pnl.level'),
          t('overview.members'),
          ...pnlFigures.map((key) => t(`figure.${key}`)),
        ],
        row: (row) => [
          row.account,
          t(row.type === 0 ? 'pnl.member' : 'pnl.agent'),
          String(row.level),
          String(row.isSelf ? 0 : row.teamCount),
          ...pnlFigures.map((key) => row[key]),
        ],
      }}
    />
  )
}

export default TeamPnlPage
