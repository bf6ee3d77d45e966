import { randomUUID } from 'node:crypto'
import type { Studio } from '../server/studio'
import type { RoundView } from '../server/views'
import type { TableView } from '../tables/table-view'
import { playerOf, until } from './studio-under-test'
import type { Clock } from './studio-under-test'

/** A player at a shared table. */
const guestOf = (studio: () => Studio, gameCode: string) => {
  const player = playerOf(studio, gameCode)
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (
      await studio().app.inject({
        method,
        url: `/api/v1/${url}`,
        payload,
        headers: { authorization: `Bearer ${player.sessionKey}` },
      })
    ).json()
  return {
    ...player,
    table: async (after = 0): Promise<TableView> => (await ask('GET', `tables/${gameCode}?after=${after}`)).table,
    place: (choice: object, tableRound: number, roundId = randomUUID()) =>
      ask('POST', 'rounds', { roundId, choice, tableRound }),
    withdraw: (roundId: string) => ask('POST', `rounds/${roundId}/withdraw`, {}),
    cashOut: (roundId: string, tableRound: number) => ask('POST', `rounds/${roundId}/cash-out`, { tableRound }),
    leave: (roundId: string) => ask('POST', `rounds/${roundId}/leave`, {}),
  }
}
export type Guest = ReturnType<typeof guestOf>

/** Players of a studio whose clock the test moves. */
export const guestsOf = (studio: () => Studio, clock: Clock) => {
  const isOpen = ({ state }: { state: string }): boolean => state === 'OPEN' || state === 'PAYING'

  /** Moves the clock to a betting phase without a bet of the player and with all earlier bets paid. */
  const nextBetting = async (guest: Guest): Promise<TableView> => {
    for (;;) {
      const table = await guest.table()
      if (table.phase === 'betting' && table.mine.length === 0) {
        await until(async () => !(await guest.history()).rounds.some(isOpen))
        return table
      }
      clock.pass(table.leftMs === null ? 500 : table.leftMs + 1)
    }
  }
  const afterRound = async (guest: Guest, round: number): Promise<TableView> => {
    for (;;) {
      const table = await guest.table(round - 1)
      if (table.round > round || (table.round === round && table.phase === 'result')) return table
      clock.pass(table.leftMs === null ? 500 : table.leftMs + 1)
    }
  }
  const settled = async (guest: Guest, roundId: string): Promise<RoundView> => {
    let round = (await guest.round(roundId)).round
    await until(async () => {
      // Some time passes between two requests, because of the rate limit.
      clock.pass(200)
      round = (await guest.round(roundId)).round
      return round.state === 'SETTLED'
    })
    return round
  }

  return { playersOf: (gameCode: string) => guestOf(studio, gameCode), nextBetting, afterRound, settled }
}
