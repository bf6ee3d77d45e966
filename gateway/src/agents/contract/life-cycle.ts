import type { ContractState } from '@mosaic/contracts'

/** `supersede`: a newer version was accepted; `terminate`: either side ends it at the end of the period. */
export const contractActions = ['accept', 'decline', 'expire', 'withdraw', 'supersede', 'terminate'] as const
export type ContractAction = (typeof contractActions)[number]

const transitions: Partial<Record<ContractState, Partial<Record<ContractAction, ContractState>>>> = {
  OFFERED: { accept: 'ACTIVE', decline: 'DECLINED', expire: 'EXPIRED', withdraw: 'WITHDRAWN' },
  ACTIVE: { supersede: 'SUPERSEDED', terminate: 'TERMINATED' },
}

/** The state after an action; null: the action is not possible in this state. */
export const stateAfter = (state: ContractState, action: ContractAction): ContractState | null =>
  transitions[state]?.[action] ?? null

/** For so long an offer can be answered (domain §4.4). */
export const offerLifeMs = 72 * 3_600_000

/** The first instant at which an offer can no longer be accepted. */
export const offerEndsAt = (offeredAt: number): number => offeredAt + offerLifeMs

/** An offer that nobody answered in time; its row may still say OFFERED. */
export const isExpired = (
  { state, offeredAt }: { readonly state: ContractState; readonly offeredAt: number },
  now: number,
): boolean => state === 'OFFERED' && now >= offerEndsAt(offeredAt)
