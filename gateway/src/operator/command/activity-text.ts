import { z } from 'zod'

const figures = z.string().nullable()
const report = z.object({
  totals: z.array(
    z.object({ memberId: z.string(), quarter: z.number(), category: z.string(), stored: figures, recomputed: figures }),
  ),
  ledger: z.array(z.object({ memberId: z.string(), stored: z.string(), recomputed: z.string() })),
})

/** A line for each difference, at most a hundred of each kind; `differ` where there is one. */
export const activityLines = (json: unknown): { readonly text: readonly string[]; readonly differ: boolean } => {
  const { totals, ledger } = report.parse(json)
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
