import type { PokerView } from '../../../games/poker/poker-rules'

/** The table as it stood after the first `step` moves of the log; the last step is the view itself. */
export type TableAt = {
  readonly street: number
  readonly boardSize: number
  readonly pot: number
  readonly seats: readonly {
    readonly bet: number
    readonly isFolded: boolean
    /** In this round of bets. */
    readonly lastMove: PokerView['log'][number]['move'] | null
  }[]
  readonly isLast: boolean
}

const boardSizes = [0, 3, 4, 5]

export const tableAt = (view: PokerView, step: number): TableAt => {
  const isLast = step >= view.log.length
  const past = view.log.slice(0, step)
  const street = isLast ? view.street : (view.log[step]?.street ?? view.street)
  // A bet counts once a round of bets: the highest that the seat reached in it.
  const totals = new Map<string, number>()
  for (const { seat, street: at, bet } of past) totals.set(`${seat} ${at}`, bet)
  return {
    street,
    boardSize: isLast ? view.board.length : (boardSizes[street] ?? 0),
    pot: view.seats.length + [...totals.values()].reduce((sum, bet) => sum + bet, 0),
    seats: view.seats.map((_, index) => {
      const own = past.filter(({ seat }) => seat === index)
      const here = own.filter((move) => move.street === street)
      const last = here[here.length - 1]
      return {
        bet: last?.bet ?? 0,
        isFolded: own.some(({ move }) => move === 'fold'),
        lastMove: last?.move ?? null,
      }
    }),
    isLast,
  }
}
