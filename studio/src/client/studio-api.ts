import type { ProofView, RoundView, SessionView } from '../server/views'

type Refused = {
  readonly kind: 'refused'
  readonly code: string
  readonly waitMs: number
  readonly session: SessionView | null
}
/** `lost`: the request may or may not have arrived; a retry with the same ids is safe. */
type Lost = { readonly kind: 'lost' }
export type Answered<T> = ({ readonly kind: 'ok' } & T) | Refused
export type Answer<T> = Answered<T> | Lost

type Revealed = {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly rounds: number
}

export type RoundAnswer = { readonly round: RoundView; readonly session: SessionView }

export type StudioApi = {
  readonly open: (opening: {
    mode: 'real' | 'demo'
    gameCode: string
    launchToken: string | null
  }) => Promise<Answer<{ session: SessionView }>>
  readonly state: () => Promise<Answer<{ session: SessionView }>>
  /** `rewardId`: the free rounds that pay the bet. */
  readonly start: (roundId: string, choice: unknown, rewardId: string | null) => Promise<Answer<RoundAnswer>>
  readonly act: (roundId: string, index: number, action: unknown) => Promise<Answer<RoundAnswer>>
  /** A bet in the round of a shared table that has this number. */
  readonly place: (roundId: string, choice: unknown, tableRound: number) => Promise<Answer<RoundAnswer>>
  readonly leave: (roundId: string) => Promise<Answer<RoundAnswer>>
  readonly cashOut: (roundId: string, tableRound: number) => Promise<Answer<RoundAnswer>>
  readonly withdraw: (roundId: string) => Promise<Answer<RoundAnswer>>
  readonly round: (roundId: string) => Promise<Answer<RoundAnswer>>
  readonly history: () => Promise<Answer<{ rounds: readonly ProofView[] }>>
  readonly rotate: (clientSeed: string | null) => Promise<Answer<{ revealed: Revealed; session: SessionView }>>
}

const timeoutMs = 15_000

/** Server and client are one build, so answers are typed by shared types without a runtime check. */
export const createStudioApi = (sessionKey: string): StudioApi => {
  const ask = async <T>(method: 'GET' | 'POST', path: string, body: unknown): Promise<Answer<T>> => {
    const stop = new AbortController()
    const timer = window.setTimeout(() => stop.abort(), timeoutMs)
    try {
      const headers: Record<string, string> = { authorization: `Bearer ${sessionKey}` }
      if (method === 'POST') headers['content-type'] = 'application/json'
      const response = await fetch(`/api/v1/${path}`, {
        method,
        headers,
        body: method === 'POST' ? JSON.stringify(body) : undefined,
        signal: stop.signal,
        cache: 'no-store',
      })
      if (response.status >= 500 && response.status !== 503) return { kind: 'lost' }
      const answer = await response.json()
      if (answer.ok === true) return { kind: 'ok', ...answer }
      return {
        kind: 'refused',
        code: String(answer.code),
        waitMs: Number(answer.waitMs) || 0,
        session: answer.session ?? null,
      }
    } catch {
      return { kind: 'lost' }
    } finally {
      window.clearTimeout(timer)
    }
  }
  return {
    open: ({ mode, gameCode, launchToken }) =>
      ask('POST', 'session', { mode, gameCode, sessionKey, ...(launchToken === null ? {} : { launchToken }) }),
    state: () => ask('GET', 'state', null),
    start: (roundId, choice, rewardId) => ask('POST', 'rounds', { roundId, choice, rewardId }),
    act: (roundId, index, action) => ask('POST', `rounds/${roundId}/actions`, { index, action }),
    place: (roundId, choice, tableRound) => ask('POST', 'rounds', { roundId, choice, tableRound }),
    leave: (roundId) => ask('POST', `rounds/${roundId}/leave`, {}),
    cashOut: (roundId, tableRound) => ask('POST', `rounds/${roundId}/cash-out`, { tableRound }),
    withdraw: (roundId) => ask('POST', `rounds/${roundId}/withdraw`, {}),
    round: (roundId) => ask('GET', `rounds/${roundId}`, null),
    history: () => ask('GET', 'history', null),
    rotate: (clientSeed) => ask('POST', 'seeds/rotate', clientSeed === null ? {} : { clientSeed }),
  }
}
