import type { DeskValue } from '@mosaic/contracts/desk'

/** A line for each difference, at most a hundred of each kind. */
export const activityLines = ({ totals, ledger }: DeskValue<'compareActivity'>) => {
  const lines = [
    ...totals.map(
      ({ memberId, quarter, category, stored, recomputed }) =>
        `${memberId}  ${new Date(quarter).toISOString()}  ${category}  stored ${stored}  rounds ${recomputed}`,
    ),
    ...ledger.map(
      ({ memberId, stored, recomputed }) => `${memberId}  lost in games: stored ${stored}, ledger ${recomputed}`,
    ),
  ]
  const differ = lines.length > 0
  return { text: [...lines, differ ? 'The activity differs.' : 'The activity is what rounds and ledger say.'], differ }
}
