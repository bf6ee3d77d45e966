import type { ContractKind } from '@mosaic/contracts'

/** A stored figure that its inputs do not give; amounts are minor units. `subject`: category, or id of the contract. */
export type AgentDifference = {
  readonly kind: ContractKind | 'rebate'
  readonly merchant: string
  readonly agentId: string
  readonly subject: string
  readonly period: string
  readonly field: string
  readonly stored: string
  readonly recomputed: string
}

type About = Omit<AgentDifference, 'field' | 'stored' | 'recomputed'>
type Figure = bigint | number

/** One row for each figure that differs. */
export const differencesOf = <F extends string>(
  about: About,
  stored: Readonly<Record<NoInfer<F>, Figure>>,
  recomputed: Readonly<Record<F, Figure>>,
): readonly AgentDifference[] =>
  (Object.keys(recomputed) as F[]).flatMap((field) =>
    BigInt(stored[field]) === BigInt(recomputed[field])
      ? []
      : [{ ...about, field, stored: String(stored[field]), recomputed: String(recomputed[field]) }],
  )
