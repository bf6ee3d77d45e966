import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useCategoryText } from '@mosaic/records'
import { DataTable } from '@mosaic/ui'
import type { Statement } from '../../api/reports'
import { usePaymentSpan } from '../../contract/use-payment-span'
import { OpenCell } from '../../figures/OpenCell'
import { useTexts } from '../../texts'
import { sourceOf, type StatementLine } from './line-source'

/** In the order of the columns; the last line has the sums of those that can be summed. */
export const statementFigures = ['amount', 'validBet', 'corrected', 'carried', 'carry'] as const
type Figure = (typeof statementFigures)[number]

export const useStatementWords = () => {
  const { t } = useTexts()
  const categoryText = useCategoryText()
  return {
    nameOf: ({ kind, gameType }: StatementLine): string =>
      gameType === null ? t(`statement.kind.${kind}`) : `${t(`statement.kind.${kind}`)} · ${categoryText(gameType)}`,
    headOf: (figure: Figure): string =>
      figure === 'amount' || figure === 'carried' || figure === 'carry'
        ? t(`contract.figure.${figure}`)
        : t(figure === 'validBet' ? 'figure.validBet' : 'statement.corrected'),
  }
}

/** Every earning, newest first; each opens what it was computed from. The last line is the sum of those above. */
export const StatementTable = ({ statement: { list, footer, currency } }: { readonly statement: Statement }) => {
  const { t } = useTexts()
  const { textOf } = usePaymentSpan()
  const { nameOf, headOf } = useStatementWords()
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  const lines: readonly (StatementLine | null)[] = [...list, null]
  return (
    <DataTable
      label={t('statement.table')}
      rows={lines}
      rowKey={(line) => line?.id ?? 'sum'}
      columns={[
        {
          key: 'earning',
          title: t('statement.earning'),
          render: (line) =>
            line ? (
              <OpenCell title={nameOf(line)} detail={textOf(line)} to={sourceOf(line)} />
            ) : (
              <strong>{t('pnl.sum')}</strong>
            ),
        },
        ...statementFigures.slice(0, 1).map((key) => ({
          key,
          title: headOf(key),
          align: 'end' as const,
          render: (line: StatementLine | null) => money(line ? line[key] : footer.amount),
        })),
        {
          key: 'state',
          title: t('contract.payment'),
          render: (line) => (line ? t(`contract.paid.${line.state}`) : null),
        },
        ...statementFigures.slice(1).map((key) => ({
          key,
          title: headOf(key),
          align: 'end' as const,
          render: (line: StatementLine | null) => (line ? money(line[key]) : null),
        })),
      ]}
    />
  )
}
