import type { Period } from '../../platform'
import type { LimitState } from './limit-change'

export type LimitKind = 'deposit' | 'loss' | 'wager' | 'time'
/** Minor units, or whole minutes for 'time'; null removes the limit. */
export type LimitRequest = { readonly kind: LimitKind; readonly period: Period; readonly amount: bigint | null }
export type Limit = { readonly kind: LimitKind; readonly period: Period; readonly state: LimitState }
