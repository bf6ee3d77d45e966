/**
 * Customer types (spec §4, domain §8.9–11): 0 member, 1 agent, 2 top agent, 4 trial, 40–42 internal.
 * An unknown type gets the least rights.
 */
export type CustomerType = 0 | 1 | 2 | 4 | 40 | 41 | 42
export type Role = 'guest' | 'trial' | 'member' | 'agent'

const known: readonly number[] = [0, 1, 2, 4, 40, 41, 42]

export const isAgent = (type: number): boolean => known.includes(type) && ![0, 4, 40].includes(type)
/** Unknown types count as trial, which has the fewest rights. */
export const isTrial = (type: number): boolean => type === 4 || !known.includes(type)
/** Customer types that may deposit and play for money; used by routes, menus, launch and gateway. */
export const mayDeposit = (type: number): boolean => [0, 1, 2].includes(type)
export const mayReceiveContract = (type: number): boolean => known.includes(type) && ![4, 40, 41, 42].includes(type)

export const roleOf = (type: number | null): Role =>
  type === null ? 'guest' : isTrial(type) ? 'trial' : isAgent(type) ? 'agent' : 'member'
