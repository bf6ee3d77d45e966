import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../../catalogue/index'
import type { StudioConfig } from '../config'
import type { SpinOutcome } from '../engine/spin'
import { catalogueRows } from '../games/catalogue-rows'
import { createStudio } from '../server/studio'
import type { Studio } from '../server/studio'
import type { ProofView, RoundView, SessionView } from '../server/views'
import type { FaultGateway } from './fault-gateway'

export const providerKey = { id: 'gateway-test', secret: 'the-other-direction-has-its-own-secret' }
export const testGame = 'POMAR_cherry-fiesta'

/** A clock that tests move by hand, so that the pace rule costs no real time. */
export type Clock = { now: () => number; pass: (ms: number) => void }
/** A manual clock: a phase of a table ends only when the test moves it. */
export const createStillClock = (): Clock => {
  let at = Date.now()
  return {
    now: () => at,
    pass: (ms) => {
      at += ms
    },
  }
}
export const createClock = (): Clock => {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    pass: (ms) => {
      ahead += ms
    },
  }
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'studio-'))

export const configFor = (gateway: FaultGateway, dataDir: string): StudioConfig => ({
  port: 0,
  dataDir,
  gatewayUrl: gateway.url,
  studioUrl: 'http://localhost',
  siteOrigins: ['http://localhost:4000'],
  walletTimeoutMs: 3000,
  trustedProxies: ['127.0.0.0/8'],
  logLevel: 'silent',
  walletKey: gateway.key,
  providerKey,
})

type Reply = {
  ok: boolean
  code?: string
  waitMs?: number
  session: SessionView
  round: RoundView
  rounds: ProofView[]
  revealed: { serverSeed: string; serverSeedHash: string }
}

export type Player = {
  readonly sessionKey: string
  readonly open: (launchToken?: string) => Promise<Reply>
  readonly spin: (stake?: string, roundId?: string) => Promise<Reply>
  readonly start: (choice: object, roundId?: string, rewardId?: string) => Promise<Reply>
  readonly act: (roundId: string, index: number, action: object) => Promise<Reply>
  readonly round: (roundId: string) => Promise<Reply>
  readonly state: () => Promise<Reply>
  readonly history: () => Promise<Reply>
  readonly rotate: (clientSeed?: string) => Promise<Reply>
}

export const playerOf = (
  studio: () => Studio,
  gameCode = testGame,
  sessionKey = randomBytes(32).toString('base64url'),
): Player => {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Reply> => {
    const response = await studio().app.inject({
      method,
      url,
      payload,
      headers: { authorization: `Bearer ${sessionKey}` },
    })
    return response.json()
  }
  return {
    sessionKey,
    open: (launchToken = randomUUID()) =>
      ask('POST', '/api/v1/session', { mode: 'real', gameCode, sessionKey, launchToken }),
    spin: (stake = '100', roundId = randomUUID()) => ask('POST', '/api/v1/rounds', { roundId, choice: { stake } }),
    start: (choice, roundId = randomUUID(), rewardId) => ask('POST', '/api/v1/rounds', { roundId, choice, rewardId }),
    act: (roundId, index, action) => ask('POST', `/api/v1/rounds/${roundId}/actions`, { index, action }),
    round: (roundId) => ask('GET', `/api/v1/rounds/${roundId}`),
    state: () => ask('GET', '/api/v1/state'),
    history: () => ask('GET', '/api/v1/history'),
    rotate: (clientSeed) => ask('POST', '/api/v1/seeds/rotate', clientSeed === undefined ? {} : { clientSeed }),
  }
}

/** The figures of the whole catalogue take seconds, so tests of one game skip them. */
const oneGame = () => catalogueRows(games.filter(({ gameCode }) => gameCode === testGame))

export const startStudio = (
  gateway: FaultGateway,
  dataDir: string,
  clock: Clock,
  catalogue = oneGame,
): Promise<Studio> => createStudio(configFor(gateway, dataDir), async () => undefined, clock.now, catalogue)

export const until = async (holds: () => boolean | Promise<boolean>, withinMs = 25_000): Promise<void> => {
  const end = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come true in time')
    await new Promise((resume) => {
      setTimeout(resume, 25)
    })
  }
}

/** Turns of the reels that a round of the slot shows. */
export const spinsOf = (round: RoundView): readonly SpinOutcome[] => {
  const { view } = round
  return typeof view === 'object' && view !== null && 'spins' in view && Array.isArray(view.spins) ? view.spins : []
}
