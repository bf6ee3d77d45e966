import type { Period } from '../../platform'
import type { LimitState } from './limit-change'

export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]
/** Minor units, or whole minutes for 'time'; null removes the limit. */
export type LimitRequest = { readonly kind: LimitKind; readonly period: Period; readonly amount: bigint | null }
export type Limit = { readonly kind: LimitKind; readonly period: Period; readonly state: LimitState }
