import type { DeskValue } from '@mosaic/contracts/desk'

/** A line for each figure that differs, and for each transaction of commissions and contracts that the ledger does not have so. */
export const agentLines = ({ figures, ledger }: DeskValue<'compareAgents'>) => {
  const lines = [
    ...figures.map(
      ({ kind, merchant, agentId, subject, period, field, stored, recomputed }) =>
        `${merchant}  ${agentId}  ${kind} ${period} ${subject}  ${field}: stored ${stored}, recomputed ${recomputed}`,
    ),
    ...ledger.map(({ merchant, scope, key, kind }) => `${merchant}  ${scope} ${key}  ledger: ${kind}`),
  ]
  const differ = lines.length > 0
  return {
    text: [...lines, differ ? 'What agents earned differs.' : 'What agents earned is what activity and ledger say.'],
    differ,
  }
}
