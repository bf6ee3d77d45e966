import type { RoundView, SessionView } from '../../server/views'
import type { Boot } from '../boot'
import { chooseSession } from '../choose-session'
import { endsVisit } from '../ends-visit'
import type { HostMessage } from '../host-messages'
import { clearSession, newRoundId, newSessionKey, loadSession, saveSession } from '../stored-session'
import type { StoredSession } from '../stored-session'
import { createStudioApi } from '../studio-api'
import type { Answered, RoundAnswer, StudioApi } from '../studio-api'
import { createRetryUntilAnswered, pause, pollDelay } from './retry-until-answered'
import type { StagePhase } from './stage-props'

/** `settling`: the result is known, its money is pending. `gone`: the visit is over. Others: see `StagePhase`. */
export type Phase = 'opening' | StagePhase | 'settling' | 'gone'
type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended'; readonly win: string; readonly celebrate: boolean; readonly roundId: string }

export type GameState = {
  readonly phase: Phase
  readonly session: SessionView | null
  /** `performance.now()` at which the visit began, so that the clock on the screen runs without asking. */
  readonly visitSince: number
  readonly stake: string
  /** The round on the table. */
  readonly round: RoundView | null
  readonly result: Result
  readonly roundId: string | null
  /** Code of a notice for the player; see `notice-text.ts`. */
  readonly notice: string | null
}

export type GameControl = {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => GameState
  readonly open: () => Promise<void>
  readonly play: (choice: unknown) => void
  readonly act: (action: unknown) => void
  /** The stage has shown the newest view of the round. */
  readonly shown: () => void
  readonly moveStake: (steps: 1 | -1) => void
  /** Takes a stake of the ladder; any other is ignored. */
  readonly chooseStake: (stake: string) => void
  readonly rotate: (clientSeed: string | null) => Promise<boolean>
  readonly history: StudioApi['history']
  readonly refresh: () => Promise<void>
}

const paceMs = 2500

export const createGameControl = (parts: {
  boot: Pick<Boot, 'gameCode' | 'mode'>
  launchToken: string | null
  notifyHost: (message: HostMessage) => void
}): GameControl => {
  const { boot, notifyHost } = parts
  const listeners = new Set<() => void>()
  let state: GameState = {
    phase: 'opening',
    session: null,
    visitSince: performance.now(),
    stake: '0',
    round: null,
    result: { kind: 'none' },
    roundId: null,
    notice: null,
  }
  let stored: StoredSession = { sessionKey: newSessionKey(), launchToken: parts.launchToken, pending: null }
  let api = createStudioApi(stored.sessionKey)
  let stageShown: () => void = () => undefined

  const set = (change: Partial<GameState>): void => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const keep = (change: Partial<StoredSession>): void => {
    stored = { ...stored, ...change }
    saveSession(boot.gameCode, boot.mode, stored)
  }
  const isGone = (): boolean => state.phase === 'gone'
  const endVisit = (code: string): void => {
    clearSession(boot.gameCode, boot.mode)
    set({ phase: 'gone', notice: code })
    if (endsVisit(code)) notifyHost({ type: 'mosaic.game.session-expired' })
  }
  const retryUntilAnswered = createRetryUntilAnswered((lost) => {
    if (lost) set({ notice: 'LOST' })
    else if (state.notice === 'LOST') set({ notice: null })
  })

  const takeSession = (session: SessionView): void => {
    const stake = session.stakes.includes(state.stake)
      ? state.stake
      : (session.stakes[Math.min(2, session.stakes.length - 1)] ?? '0')
    // An answer may be shown late, so the clock is set once and then runs by itself.
    set({ session, stake, visitSince: state.session ? state.visitSince : performance.now() - session.elapsedMs })
  }

  const isOnTheWay = (): boolean => {
    const pending = state.session?.pending
    return pending ? pending.state !== 'OPEN' : false
  }

  /** Waits until no money is pending. */
  const settle = async (): Promise<void> => {
    for (let attempt = 0; isOnTheWay(); attempt += 1) {
      set({ phase: 'settling', notice: state.notice ?? 'SETTLING' })
      await pause(pollDelay(attempt))
      const answer = await retryUntilAnswered(() => api.state())
      if (answer.kind === 'refused') return endVisit(answer.code)
      takeSession(answer.session)
    }
    if (state.notice === 'SETTLING') set({ notice: null })
  }

  const rest = async (): Promise<void> => {
    await settle()
    if (!isGone()) set({ phase: 'idle' })
  }

  const show = (round: RoundView): Promise<void> =>
    new Promise((resolve) => {
      stageShown = resolve
      set({ round, roundId: round.roundId })
    })

  /** Waits while a bet added by an action is rolled back; the round continues without it. */
  const whole = async (answer: RoundAnswer): Promise<RoundAnswer | null> => {
    let latest = answer
    for (let attempt = 0; latest.round.returning; attempt += 1) {
      set({ notice: 'SETTLING' })
      await pause(pollDelay(attempt))
      const again = await retryUntilAnswered(() => api.round(answer.round.roundId))
      if (again.kind === 'refused') {
        endVisit(again.code)
        return null
      }
      latest = again
    }
    if (latest !== answer) set({ notice: 'RETURNED' })
    return latest
  }

  /** Shows an answer about a played round, then waits for the player's action or ends the round. */
  const follow = async (received: RoundAnswer, began: number): Promise<void> => {
    const answered = performance.now()
    const answer = await whole(received)
    if (!answer) return
    const { round, session } = answer
    await show(round)
    takeSession(session)
    if (round.state === 'OPEN') return set({ phase: 'open' })
    keep({ pending: null })
    set({
      phase: 'over',
      result: { kind: 'ended', win: round.win, celebrate: round.celebrate, roundId: round.roundId },
    })
    await settle()
    notifyHost({ type: 'mosaic.game.round.settled', roundId: round.roundId })
    await pause(Math.max(0, paceMs - (performance.now() - began), session.readyInMs - (performance.now() - answered)))
    // A prize of a campaign reaches the wallet after its round.
    const later = round.prize === null || isGone() ? null : await retryUntilAnswered(() => api.state())
    if (later?.kind === 'ok') takeSession(later.session)
    if (!isGone()) set({ phase: 'idle' })
  }

  const play = async (roundId: string, choice: unknown, rewardId: string | null): Promise<void> => {
    set({ phase: 'busy', result: { kind: 'none' }, notice: null, roundId })
    keep({ pending: { roundId, choice, rewardId } })
    const began = performance.now()
    const answer = await retryUntilAnswered(() => api.start(roundId, choice, rewardId))
    // The round stays stored until its result was shown, so that a reload returns to it.
    if (answer.kind === 'ok' && answer.round.played) return follow(answer, began)
    keep({ pending: null })
    const refusal = answer.kind === 'refused' ? answer.code : answer.round.refusal
    if (answer.session) takeSession(answer.session)
    if (refusal !== null && endsVisit(refusal)) return endVisit(refusal)
    const returned = answer.kind === 'ok' && answer.round.state !== 'REFUSED'
    set({ phase: 'idle', notice: returned ? 'RETURNED' : (refusal ?? 'FAILED') })
    return rest()
  }

  const refollow = async (roundId: string, notice: string): Promise<void> => {
    const again: Answered<RoundAnswer> = await retryUntilAnswered(() => api.round(roundId))
    if (again.kind === 'refused') return endVisit(again.code)
    await follow(again, performance.now())
    if (!isGone()) set({ notice })
  }

  const act = async (round: RoundView, action: unknown): Promise<void> => {
    set({ phase: 'busy', notice: null })
    const answer = await retryUntilAnswered(() => api.act(round.roundId, round.actions.length, action))
    if (answer.kind === 'ok') return follow(answer, performance.now())
    if (endsVisit(answer.code)) return endVisit(answer.code)
    return refollow(round.roundId, answer.code)
  }

  /** Shows the result of a round that was under way when the site was reloaded; places no bet. */
  const showLeft = async (roundId: string): Promise<void> => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await retryUntilAnswered(() => api.round(roundId))
      if (answer.kind === 'refused') {
        if (attempt > 0 || answer.code !== 'ROUND_UNKNOWN') return set({ roundId: null })
      } else if (answer.round.played) return follow(answer, performance.now())
      else if (answer.round.state !== 'BETTING' && answer.round.state !== 'CANCELLING')
        return set({ notice: 'RETURNED' })
      await pause(pollDelay(attempt))
    }
  }

  const openSession = async (): Promise<void> => {
    const known = loadSession(boot.gameCode, boot.mode)
    const found = chooseSession(boot.mode, parts.launchToken, stored, known)
    const left = known === found ? null : (known?.pending?.roundId ?? null)
    if (!found) return set({ phase: 'gone', notice: 'NO_SEAT' })
    stored = found
    saveSession(boot.gameCode, boot.mode, stored)
    api = createStudioApi(stored.sessionKey)
    const answer = await retryUntilAnswered(() =>
      api.open({ mode: boot.mode, gameCode: boot.gameCode, launchToken: stored.launchToken }),
    )
    if (answer.kind === 'refused') {
      if (boot.mode === 'demo' && endsVisit(answer.code)) {
        clearSession(boot.gameCode, boot.mode)
        stored = { ...stored, sessionKey: newSessionKey(), pending: null }
        return openSession()
      }
      return endVisit(answer.code)
    }
    takeSession(answer.session)
    notifyHost({ type: 'mosaic.game.ready' })
    const open = answer.session.pending?.state === 'OPEN' ? answer.session.pending.roundId : null
    const shown = open ?? left
    if (shown === null && stored.pending)
      return play(stored.pending.roundId, stored.pending.choice, stored.pending.rewardId)
    set(shown === null ? { phase: 'idle' } : { phase: 'busy', roundId: shown })
    if (shown !== null) await showLeft(shown)
    if (state.phase !== 'open') await rest()
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    state: () => state,
    open: openSession,
    play: (choice) => {
      const { phase, session } = state
      if (phase !== 'idle' || !session || session.stakes.length === 0) return
      const { freeRounds } = session
      void play(newRoundId(), choice, freeRounds && freeRounds.left > 0 ? freeRounds.rewardId : null)
    },
    act: (action) => {
      if (state.phase === 'open' && state.round) void act(state.round, action)
    },
    shown: () => stageShown(),
    moveStake: (steps) => {
      const stakes = state.session?.stakes ?? []
      const next = stakes[stakes.indexOf(state.stake) + steps]
      if (state.phase === 'idle' && next !== undefined) set({ stake: next })
    },
    chooseStake: (stake) => {
      if (state.phase === 'idle' && state.session?.stakes.includes(stake)) set({ stake })
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
