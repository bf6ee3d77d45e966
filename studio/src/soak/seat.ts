import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { RoundView, SessionView } from '../server/views'
import type { TableView } from '../tables/table-view'
import type { Way } from './ways-to-play'

type Answer =
  | { readonly ok: true; readonly session: SessionView; readonly round: RoundView; readonly table: TableView }
  | { readonly ok: false; readonly code: string; readonly waitMs?: number }

/** Progress of all seats; `goesOn` is asked before a round, `took` receives it when its bet stands. */
export type Progress = {
  readonly goesOn: () => boolean
  readonly took: (way: Way, round: RoundView) => void
}

const pauseMs = 300
/** Bets of one player in one round of a table. */
const parallelBets = 5
/** Time reserved for a bet on its way to the table. */
const latestMs = 1500

const isOver = ({ state }: RoundView): boolean =>
  state === 'SETTLED' || state === 'CANCELLED' || state === 'REFUSED' || state === 'DISPUTED'

/** A simulated player in one game, using the API like a browser; `address` separates the rate limits. */
export const createSeat = (app: FastifyInstance, way: Way, address: string) => {
  const sessionKey = randomBytes(32).toString('base64url')
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${sessionKey}` }
    const response = await app.inject({ method, url, headers, remoteAddress: address, ...(payload && { payload }) })
    return response.json<Answer>()
  }
  const again = async (answer: Answer & { readonly ok: false }): Promise<void> => {
    if (answer.code === 'SESSION_EXPIRED') throw new Error(`A seat in ${way.gameCode} was lost.`)
    await delay(Math.max(pauseMs, answer.waitMs ?? 0))
  }

  const latest = async (roundId: string): Promise<RoundView> => {
    for (;;) {
      const answer = await ask('GET', `/api/v1/rounds/${roundId}`)
      if (answer.ok) return answer.round
      await again(answer)
    }
  }
  const ended = async (roundId: string): Promise<RoundView> => {
    for (;;) {
      const round = await latest(roundId)
      if (isOver(round)) return round
      await delay(pauseMs * 3)
    }
  }

  /** One round from its bet to its end; undelivered wallet calls follow later from the outbox. */
  const playRound = async (stake: string, next: (view: unknown) => object): Promise<RoundView | null> => {
    const roundId = randomUUID()
    const started = await ask('POST', '/api/v1/rounds', { roundId, choice: way.bet(stake) })
    if (!started.ok) {
      await again(started)
      return null
    }
    let { round } = started
    while (round.state === 'OPEN') {
      const body = { index: round.actions.length, action: round.returning ? {} : next(round.view) }
      const acted = round.returning ? null : await ask('POST', `/api/v1/rounds/${roundId}/actions`, body)
      if (acted?.ok) round = acted.round
      else {
        await delay(pauseMs)
        round = await latest(roundId)
      }
    }
    return isOver(round) ? round : ended(roundId)
  }

  const playTable = async (stake: string, progress: Progress): Promise<void> => {
    const seen = await ask('GET', `/api/v1/tables/${way.gameCode}`)
    if (!seen.ok) return again(seen)
    const { phase, leftMs, round: tableRound } = seen.table
    if (phase !== 'betting' || (leftMs ?? 0) < latestMs) {
      await delay(Math.max(pauseMs, leftMs ?? 0))
      return
    }
    const bets: string[] = []
    for (let bet = 0; bet < parallelBets && progress.goesOn(); bet += 1) {
      const roundId = randomUUID()
      const placed = await ask('POST', '/api/v1/rounds', { roundId, choice: way.bet(stake), tableRound })
      if (placed.ok) bets.push(roundId)
    }
    await delay(leftMs ?? 0)
    for (const roundId of bets) progress.took(way, await ended(roundId))
  }

  return {
    /** false: none of the launch tokens opened a session, because the answers were lost. */
    open: async (launchTokens: readonly string[]): Promise<boolean> => {
      for (const launchToken of launchTokens) {
        const opening = { mode: 'real', gameCode: way.gameCode, sessionKey, launchToken }
        if ((await ask('POST', '/api/v1/session', opening)).ok) return true
        // The first call may have been lost; a second one shows whether the token was used.
        if ((await ask('POST', '/api/v1/session', opening)).ok) return true
      }
      return false
    },
    play: async (progress: Progress): Promise<void> => {
      const state = await ask('GET', '/api/v1/state')
      if (!state.ok) return again(state)
      const { stakes } = state.session
      for (let round = 0; progress.goesOn(); round += 1) {
        const stake = stakes[round % Math.min(4, stakes.length)] ?? '0'
        if (way.next === 'table') await playTable(stake, progress)
        else {
          const played = await playRound(stake, way.next)
          if (played) progress.took(way, played)
        }
      }
    },
  }
}
export type Seat = ReturnType<typeof createSeat>
