import type { RoundView, SessionView } from '../server/views'
import type { Boot } from './boot'
import type { HostMessage } from './host-messages'
import type { ReelStage } from './reels/reel-stage'
import { forgetSeat, newRoundId, newSessionKey, recallSeat, rememberSeat } from './seat-memory'
import type { Seat } from './seat-memory'
import { createStudioApi } from './studio-api'
import type { Answer, Heard, StudioApi } from './studio-api'

export type Phase = 'opening' | 'idle' | 'spinning' | 'settling' | 'over'
export type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended'; readonly win: string; readonly celebrate: boolean; readonly roundId: string }

export type GameState = {
  readonly phase: Phase
  readonly session: SessionView | null
  /** `performance.now()` at which the visit began, so that the clock on the screen runs without asking. */
  readonly visitSince: number
  readonly stake: string
  readonly result: Result
  readonly roundId: string | null
  /** A code of something the player should know; see `notice-text.ts`. */
  readonly notice: string | null
  readonly free: { readonly turn: number; readonly count: number } | null
  readonly freeIntro: { readonly count: number; readonly times: number } | null
}

export type GameControl = {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => GameState
  readonly open: () => Promise<void>
  readonly spin: () => void
  readonly moveStake: (steps: 1 | -1) => void
  readonly rotate: (clientSeed: string | null) => Promise<boolean>
  readonly history: StudioApi['history']
  readonly refresh: () => Promise<void>
}

const turnMs = 2500
const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    window.setTimeout(resume, ms)
  })
const pollDelay = (attempt: number): number => Math.min(8000, 700 * 2 ** attempt)
const endsVisit = (code: string): boolean => code === 'SESSION_EXPIRED' || code === 'SESSION_UNKNOWN'

export const createGameControl = (parts: {
  boot: Boot
  launchToken: string | null
  stage: () => ReelStage | null
  tell: (message: HostMessage) => void
  onWin: (coins: number) => void
}): GameControl => {
  const { boot, stage, tell } = parts
  const listeners = new Set<() => void>()
  let state: GameState = {
    phase: 'opening',
    session: null,
    visitSince: performance.now(),
    stake: '0',
    result: { kind: 'none' },
    roundId: null,
    notice: null,
    free: null,
    freeIntro: null,
  }
  let seat: Seat = { sessionKey: newSessionKey(), launchToken: parts.launchToken, pending: null }
  let api = createStudioApi(seat.sessionKey)
  let standing: readonly number[] = boot.config.strips.map((_, reel) => reel * 3 + 1)

  const set = (change: Partial<GameState>): void => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const keep = (change: Partial<Seat>): void => {
    seat = { ...seat, ...change }
    rememberSeat(boot.gameCode, boot.mode, seat)
  }
  const endVisit = (code: string): void => {
    forgetSeat(boot.gameCode, boot.mode)
    set({ phase: 'over', notice: code, free: null, freeIntro: null })
    if (endsVisit(code)) tell({ type: 'mosaic.game.session-expired' })
  }

  /** Asks until somebody answers; a lost answer is never taken for a "no". */
  const insist = async <T>(ask: () => Promise<Answer<T>>): Promise<Heard<T>> => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask()
      const wait =
        answer.kind === 'refused' && (answer.code === 'PACE' || answer.code === 'TOO_MANY_REQUESTS')
          ? Math.max(answer.waitMs, 200)
          : null
      if (answer.kind !== 'lost' && wait === null) {
        if (state.notice === 'LOST') set({ notice: null })
        return answer
      }
      if (answer.kind === 'lost') set({ notice: 'LOST' })
      await pause(wait ?? pollDelay(attempt))
    }
  }

  const takeSession = (session: SessionView): void => {
    const stake = session.stakes.includes(state.stake)
      ? state.stake
      : (session.stakes[Math.min(2, session.stakes.length - 1)] ?? '0')
    // An answer may be shown long after it came, so the clock is set once and runs by itself.
    set({ session, stake, visitSince: state.session ? state.visitSince : performance.now() - session.elapsedMs })
  }

  /** Waits until no money is on its way. */
  const settle = async (): Promise<void> => {
    for (let attempt = 0; state.session?.pending; attempt += 1) {
      set({ phase: 'settling', notice: state.notice ?? 'SETTLING' })
      await pause(pollDelay(attempt))
      const answer = await insist(() => api.state())
      if (answer.kind === 'refused') return endVisit(answer.code)
      takeSession(answer.session)
    }
    if (state.notice === 'SETTLING') set({ notice: null })
  }

  const standStill = async (): Promise<void> => {
    await stage()?.land(standing)
  }

  const playTurns = async (round: RoundView): Promise<void> => {
    const lines = boot.config.lines.length
    const free = round.spins.length - 1
    let units = 0
    for (const [turn, spin] of round.spins.entries()) {
      const began = performance.now()
      if (turn > 0) {
        set({ free: { turn, count: free } })
        stage()?.launch()
      }
      await stage()?.land(spin.stops)
      standing = spin.stops
      units += spin.units
      const above = spin.units > 0 && units > lines
      if (above) {
        const coins = Math.min(60, Math.round((spin.units / lines) * 5) + 6)
        stage()?.showWins(spin, spin.units > lines ? coins : 0)
        parts.onWin(coins)
      }
      if (turn === 0 && free > 0) {
        await pause(above ? 1500 : 500)
        set({ freeIntro: { count: free, times: boot.config.freeSpins?.multiplier ?? 1 } })
        await pause(2000)
        set({ freeIntro: null })
      } else if (turn > 0) await pause(Math.max(above ? 1100 : 300, turnMs - (performance.now() - began)))
    }
  }

  const play = async (roundId: string, stake: string): Promise<void> => {
    set({ phase: 'spinning', result: { kind: 'none' }, notice: null, roundId })
    keep({ pending: { roundId, stake } })
    stage()?.launch()
    const began = performance.now()
    const answer = await insist(() => api.spin(roundId, stake))
    const answered = performance.now()
    // Until its result was shown, a reload comes back to it.
    if (answer.kind === 'refused' || answer.round.spins.length === 0) keep({ pending: null })
    if (answer.kind === 'refused') {
      await standStill()
      if (endsVisit(answer.code)) return endVisit(answer.code)
      if (answer.session) takeSession(answer.session)
      set({ phase: 'idle', notice: answer.code })
      await settle()
      if (state.phase !== 'over') set({ phase: 'idle' })
      return
    }
    const { round, session } = answer
    if (round.spins.length === 0) {
      await standStill()
      takeSession(session)
      if (round.refusal !== null && endsVisit(round.refusal)) return endVisit(round.refusal)
      set({ phase: 'idle', notice: round.state === 'REFUSED' ? (round.refusal ?? 'FAILED') : 'RETURNED' })
      await settle()
      if (state.phase !== 'over') set({ phase: 'idle' })
      return
    }
    await playTurns(round)
    keep({ pending: null })
    takeSession(session)
    set({ free: null, result: { kind: 'ended', win: round.win, celebrate: round.celebrate, roundId } })
    await settle()
    tell({ type: 'mosaic.game.round.settled', roundId })
    await pause(Math.max(0, turnMs - (performance.now() - began), session.readyInMs - (performance.now() - answered)))
    if (phaseIsOpen()) set({ phase: 'idle' })
  }
  const phaseIsOpen = (): boolean => state.phase !== 'over'

  /** A round that was under way when the whole site was loaded again: its result is shown, nothing is bet again. */
  const showLeft = async (roundId: string): Promise<void> => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await insist(() => api.history())
      const round = answer.kind === 'ok' ? answer.rounds.find((each) => each.roundId === roundId) : undefined
      if (answer.kind === 'refused' || (!round && attempt > 0)) return set({ roundId: null })
      if (round && round.spins.length > 0) {
        stage()?.launch()
        await playTurns(round)
        set({ free: null, result: { kind: 'ended', win: round.win, celebrate: round.celebrate, roundId } })
        const state = await insist(() => api.state())
        return state.kind === 'ok' ? takeSession(state.session) : undefined
      }
      if (round && round.state !== 'BETTING' && round.state !== 'CANCELLING') return set({ notice: 'RETURNED' })
      await pause(pollDelay(attempt))
    }
  }

  const seatFor = (known: Seat | null): Seat | null => {
    if (boot.mode === 'demo') return known ?? seat
    if (parts.launchToken === null) return known
    return known?.launchToken === parts.launchToken ? known : seat
  }

  const openSeat = async (): Promise<void> => {
    const known = recallSeat(boot.gameCode, boot.mode)
    const found = seatFor(known)
    const left = known === found ? null : (known?.pending?.roundId ?? null)
    if (!found) return set({ phase: 'over', notice: 'NO_SEAT' })
    seat = found
    rememberSeat(boot.gameCode, boot.mode, seat)
    api = createStudioApi(seat.sessionKey)
    const answer = await insist(() =>
      api.open({ mode: boot.mode, gameCode: boot.gameCode, launchToken: seat.launchToken }),
    )
    if (answer.kind === 'refused') {
      if (boot.mode === 'demo' && endsVisit(answer.code)) {
        forgetSeat(boot.gameCode, boot.mode)
        seat = { sessionKey: newSessionKey(), launchToken: null, pending: null }
        return openSeat()
      }
      return endVisit(answer.code)
    }
    takeSession(answer.session)
    set(left === null ? { phase: 'idle' } : { phase: 'spinning', roundId: left })
    tell({ type: 'mosaic.game.ready' })
    if (left !== null) {
      await standStill()
      await showLeft(left)
    }
    if (seat.pending) return play(seat.pending.roundId, seat.pending.stake)
    await settle()
    if (phaseIsOpen()) set({ phase: 'idle' })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    state: () => state,
    open: openSeat,
    spin: () => {
      if (state.phase === 'idle' && state.session && state.session.stakes.length > 0)
        void play(newRoundId(), state.stake)
    },
    moveStake: (steps) => {
      const stakes = state.session?.stakes ?? []
      const next = stakes[stakes.indexOf(state.stake) + steps]
      if (state.phase === 'idle' && next !== undefined) set({ stake: next })
    },
    rotate: async (clientSeed) => {
      if (state.phase !== 'idle') return false
      const answer = await api.rotate(clientSeed)
      if (answer.kind !== 'ok') return false
      takeSession(answer.session)
      return true
    },
    history: () => api.history(),
    refresh: async () => {
      if (state.phase !== 'idle') return
      const answer = await api.state()
      if (answer.kind === 'refused' && endsVisit(answer.code)) endVisit(answer.code)
      else if (answer.kind === 'ok' && state.phase === 'idle') takeSession(answer.session)
    },
  }
}
