/** What a database holds. `records`: deposits, withdrawals, messages and logins of the heavy member. */
export type Size = {
  readonly name: string
  readonly members: number
  readonly rounds: number
  /** Members below the top agent. */
  readonly team: number
  readonly records: number
}

export const small: Size = { name: 'small', members: 200, rounds: 20_000, team: 100, records: 100 }
export const big: Size = { name: 'big', members: 2000, rounds: 200_000, team: 1000, records: 1000 }
export const full: Size = { name: 'full', members: 20_000, rounds: 4_000_000, team: 10_000, records: 10_000 }

/** The rounds of all sizes are spread over the same days. */
export const days = 35

/** Each list of the desk has a full page of waiting rows in all sizes. */
export const waiting = 150

const idOf = (number: number): string => String(1_000_000_000 + number)

/** Numbers of members: one with an eighth of all rounds, one with as many rounds in all sizes, and the top of the agents' tree. */
export const people = { heavy: idOf(1), agent: idOf(2), normal: idOf(3) } as const
