import type { SessionView } from '../../server/views'
import type { Boot } from '../boot'
import { createRetryUntilAnswered } from '../frame/retry-until-answered'
import { chooseSession } from '../choose-session'
import { endsVisit } from '../ends-visit'
import type { HostMessage } from '../host-messages'
import { clearSession, newRoundId, newSessionKey, loadSession, saveSession } from '../stored-session'
import type { StoredSession } from '../stored-session'
import { createStudioApi } from '../studio-api'
import type { StudioApi } from '../studio-api'
import { createTableLink } from './table-link'
import type { TableLink } from './table-link'
import { ownBets, stands, withBetState, withTable } from './table-state'
import type { TableState } from './table-state'

export type TableControl = {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => TableState
  readonly open: () => Promise<void>
  readonly bet: (choice: unknown, place?: number) => void
  readonly leave: (roundId: string) => void
  /** Cashes a bet over several rounds out for the amount that the table shows now. */
  readonly cashOut: (roundId: string) => void
  /** Takes a bet back while betting is open. */
  readonly withdraw: (roundId: string) => void
  readonly note: (notice: string | null) => void
  readonly history: StudioApi['history']
}

/** Display time of a refusal. */
const noticeMs = 4000

export const createTableControl = (parts: {
  boot: Pick<Boot, 'gameCode' | 'mode'>
  launchToken: string | null
  notifyHost: (message: HostMessage) => void
}): TableControl => {
  const { boot, notifyHost } = parts
  const listeners = new Set<() => void>()
  let state: TableState = {
    phase: 'opening',
    session: null,
    visitSince: performance.now(),
    table: null,
    phaseSince: 0,
    results: [],
    sending: [],
    places: {},
    ended: null,
    isLost: false,
    notice: null,
  }
  let stored: StoredSession = { sessionKey: newSessionKey(), launchToken: parts.launchToken, pending: null }
  let api = createStudioApi(stored.sessionKey)
  let link: TableLink | null = null
  const reportedRounds = new Set<string>()
  const withdrawing = new Set<string>()

  const set = (change: Partial<TableState>): void => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const note = (notice: string | null): void => {
    set({ notice })
    if (notice === null) return
    window.setTimeout(() => {
      if (state.notice === notice && state.phase !== 'gone') set({ notice: null })
    }, noticeMs)
  }
  const endVisit = (code: string): void => {
    link?.close()
    clearSession(boot.gameCode, boot.mode)
    set({ phase: 'gone', notice: code })
    if (endsVisit(code)) notifyHost({ type: 'mosaic.game.session-expired' })
  }
  const retryUntilAnswered = createRetryUntilAnswered((lost) => set({ isLost: lost }))
  const takeSession = (session: SessionView): void =>
    set({ session, visitSince: state.session ? state.visitSince : performance.now() - session.elapsedMs })

  const listen = (): void => {
    link = createTableLink({
      gameCode: boot.gameCode,
      sessionKey: stored.sessionKey,
      onLost: (isLost) => {
        if (isLost !== state.isLost) set({ isLost })
      },
      onSessionOver: () => endVisit('SESSION_EXPIRED'),
      onTable: (table) => {
        set({ ...withTable(state, table, performance.now()), phase: 'live' })
        for (const { roundId, state: betStatus } of ownBets(table)) {
          if (betStatus !== 'SETTLED' || reportedRounds.has(roundId)) continue
          reportedRounds.add(roundId)
          notifyHost({ type: 'mosaic.game.round.settled', roundId })
        }
      },
    })
  }

  const open = async (): Promise<void> => {
    const found = chooseSession(boot.mode, parts.launchToken, stored, loadSession(boot.gameCode, boot.mode))
    if (!found) return set({ phase: 'gone', notice: 'NO_SEAT' })
    stored = found
    saveSession(boot.gameCode, boot.mode, stored)
    set({ places: stored.places ?? {} })
    api = createStudioApi(stored.sessionKey)
    const answer = await retryUntilAnswered(() =>
      api.open({ mode: boot.mode, gameCode: boot.gameCode, launchToken: stored.launchToken }),
    )
    if (answer.kind === 'ok') {
      takeSession(answer.session)
      notifyHost({ type: 'mosaic.game.ready' })
      return listen()
    }
    if (boot.mode !== 'demo' || !endsVisit(answer.code)) return endVisit(answer.code)
    clearSession(boot.gameCode, boot.mode)
    stored = { ...stored, sessionKey: newSessionKey(), pending: null }
    return open()
  }

  const drop = (roundId: string): void => set({ sending: state.sending.filter((each) => each.roundId !== roundId) })

  const refuse = (code: string): void => (endsVisit(code) ? endVisit(code) : note(code))

  /** Those of the bets that are still shown. */
  const placesNow = (): Readonly<Record<string, number>> => {
    const shown = new Set([...state.sending, ...(state.table?.mine ?? [])].map(({ roundId }) => roundId))
    return Object.fromEntries(Object.entries(state.places).filter(([roundId]) => shown.has(roundId)))
  }

  const bet = async (choice: unknown, round: number, place?: number): Promise<void> => {
    const roundId = newRoundId()
    set({
      sending: [...state.sending, { roundId, choice, round, place }],
      places: place === undefined ? state.places : { ...placesNow(), [roundId]: place },
      notice: null,
    })
    if (place !== undefined) {
      stored = { ...stored, places: state.places }
      saveSession(boot.gameCode, boot.mode, stored)
    }
    const answer = await retryUntilAnswered(() => api.place(roundId, choice, round))
    if (answer.session) takeSession(answer.session)
    if (answer.kind === 'refused') {
      drop(roundId)
      return refuse(answer.code)
    }
    if (stands(answer.round)) return undefined
    drop(roundId)
    return refuse(answer.round.state === 'REFUSED' ? (answer.round.refusal ?? 'FAILED') : 'RETURNED')
  }

  const leave = async (roundId: string): Promise<void> => {
    const answer = await retryUntilAnswered(() => api.leave(roundId))
    if (answer.session) takeSession(answer.session)
    if (answer.kind === 'refused') refuse(answer.code)
  }

  const withdraw = async (roundId: string): Promise<void> => {
    if (withdrawing.has(roundId)) return
    withdrawing.add(roundId)
    const answer = await retryUntilAnswered(() => api.withdraw(roundId))
    withdrawing.delete(roundId)
    if (answer.session) takeSession(answer.session)
    if (answer.kind === 'refused') return refuse(answer.code)
    set(withBetState(state, roundId, answer.round.state))
    if (!stands(answer.round)) notifyHost({ type: 'mosaic.game.round.settled', roundId })
  }

  const cashOut = async (roundId: string, tableRound: number): Promise<void> => {
    const answer = await retryUntilAnswered(() => api.cashOut(roundId, tableRound))
    if (answer.session) takeSession(answer.session)
    if (answer.kind === 'refused') refuse(answer.code)
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    state: () => state,
    open,
    bet: (choice, place) => {
      if (state.phase === 'live' && state.table?.phase === 'betting') void bet(choice, state.table.round, place)
    },
    leave: (roundId) => void leave(roundId),
    cashOut: (roundId) => {
      if (state.table) void cashOut(roundId, state.table.round)
    },
    withdraw: (roundId) => void withdraw(roundId),
    note,
    history: () => api.history(),
  }
}
