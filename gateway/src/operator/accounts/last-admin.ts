import type { OperatorRow } from './schema'

/** No other administrator can sign in. */
export const isLastAdmin = (all: readonly OperatorRow[], name: string): boolean =>
  all.every((each) => each.name === name || each.disabled || each.role !== 'admin')
