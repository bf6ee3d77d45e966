/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto'
import { flagships } from '../engine/flagships'
import { evaluateStops } from '../engine/spin'
import type { RoundView, SessionView } from '../server/views'
import type { Boot } from './boot'
import { createGameControl } from './game-control'
import type { GameControl } from './game-control'
import type { HostMessage } from './host-messages'
import type { ReelStage } from './reels/reel-stage'
import { opensWithRules } from './opens-with-rules'
import { recallSeat } from './seat-memory'
import { textsOf } from './texts/texts'

const [config] = flagships
if (!config) throw new Error('there is a flagship')
const palette = { centre: '', mid: '', edge: '', foot: '' }
const boot: Boot = {
  gameCode: config.gameCode,
  name: 'T',
  mode: 'real',
  lang: 'en',
  timeZone: 'UTC',
  texts: textsOf('en'),
  siteOrigins: [],
  palette,
  icons: {},
  config,
  figures: { configHash: '', rtpBp: 0, hitRateBp: 0, deviation: 0, maxWinX: 0, freeSpinsEvery: null },
}

const session: SessionView = {
  mode: 'real',
  currency: 'BRL',
  scale: 2,
  balance: '1000',
  net: '0',
  staked: '0',
  rounds: 1,
  elapsedMs: 0,
  readyInMs: 0,
  stakes: ['20', '40', '100', '200'],
  lineBets: ['1', '2', '5', '10'],
  fairness: { serverSeedHash: 'h', clientSeed: 'c', nextNonce: 0 },
  pending: null,
}
/** Stops whose screen pays more, less or nothing of the stake of 20 line bets. */
const stopsPaying = (wanted: (units: number) => boolean): number[] => {
  for (let seed = 0; ; seed += 1) {
    const stops = config.strips.map((strip, reel) => (seed * (reel * 7 + 3) + reel) % strip.length)
    const spin = evaluateStops(config, stops)
    if (spin.scatters < 3 && wanted(spin.units)) return stops
  }
}
const round = (stops: readonly number[], change: Partial<RoundView> = {}): RoundView => ({
  roundId: 'r',
  state: 'SETTLED',
  refusal: null,
  stake: '100',
  win: '0',
  celebrate: false,
  spins: [evaluateStops(config, stops)],
  nonce: 0,
  clientSeed: 'c',
  serverSeedHash: 'h',
  configHash: 'k',
  at: 0,
  ...change,
})

type Asked = { readonly path: string; readonly body: { roundId?: string } }
type Reply = object | 'lost' | 'never'

let asked: Asked[]
let replies: Reply[]
let told: HostMessage[]
let shown: number
let landed: (readonly number[])[]

const land = async (stops: readonly number[]) => {
  landed.push(stops)
}
const stage: { -readonly [K in keyof ReelStage]: ReelStage[K] } = {
  resize: () => undefined,
  launch: () => undefined,
  clearWins: () => undefined,
  dispose: () => undefined,
  land,
  showWins: () => {
    shown += 1
  },
}
const newControl = (launchToken: string | null = 'token-1'): GameControl =>
  createGameControl({
    boot,
    launchToken,
    stage: () => stage,
    tell: (message) => told.push(message),
    onWin: () => undefined,
  })

const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !holds(); i += 1) await jest.advanceTimersByTimeAsync(100)
  expect(holds()).toBe(true)
}

beforeEach(() => {
  jest.useFakeTimers()
  window.sessionStorage.clear()
  asked = []
  replies = []
  told = []
  landed = []
  shown = 0
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (path: string, init: { body?: string }) => {
      asked.push({ path, body: JSON.parse(init.body ?? '{}') })
      const reply = replies.shift() ?? { ok: true, session }
      if (reply === 'never') return new Promise(() => undefined)
      if (reply === 'lost') throw new TypeError('network')
      return { status: 200, json: async () => reply }
    },
  })
})
afterEach(() => jest.useRealTimers())

const opened = async (): Promise<GameControl> => {
  const control = newControl()
  await control.open()
  expect(control.state().phase).toBe('idle')
  return control
}
const played = async (control: GameControl): Promise<void> => {
  control.spin()
  await until(() => control.state().phase === 'idle')
}

test('a win above the stake is shown on its lines', async () => {
  const control = await opened()
  replies = [
    {
      ok: true,
      session,
      round: round(
        stopsPaying((units) => units > 20),
        { win: '500', celebrate: true },
      ),
    },
  ]
  await played(control)
  expect(shown).toBe(1)
  expect(control.state().result).toMatchObject({ kind: 'ended', celebrate: true, win: '500' })
})

test('a win of no more than the stake is stated and never celebrated', async () => {
  const control = await opened()
  replies = [
    {
      ok: true,
      session,
      round: round(
        stopsPaying((units) => units > 0 && units <= 20),
        { win: '50' },
      ),
    },
  ]
  await played(control)
  expect(shown).toBe(0)
  expect(control.state().result).toMatchObject({ kind: 'ended', celebrate: false, win: '50' })
})

test('a lost answer is asked for again with the same round id until it comes', async () => {
  const control = await opened()
  replies = ['lost', 'lost', { ok: true, session, round: round(stopsPaying((units) => units === 0)) }]
  control.spin()
  await until(() => control.state().notice === 'LOST')
  await until(() => control.state().phase === 'idle')
  const spins = asked.filter(({ path }) => path.endsWith('/spin'))
  expect(spins).toHaveLength(3)
  expect(new Set(spins.map(({ body }) => body.roundId)).size).toBe(1)
  expect(control.state().notice).toBeNull()
})

test('a reload with a spin under way opens the same seat and asks for the same round', async () => {
  const first = await opened()
  replies = ['never']
  first.spin()
  await until(() => asked.filter(({ path }) => path.endsWith('/spin')).length > 0)
  const waiting = recallSeat(boot.gameCode, 'real')?.pending
  expect(waiting?.stake).toBe('100')
  replies = [
    { ok: true, session },
    { ok: true, session, round: round(stopsPaying((units) => units === 0)) },
  ]
  asked = []
  const second = newControl(null)
  void second.open()
  await until(() => second.state().result.kind === 'ended')
  expect(asked.find(({ path }) => path.endsWith('/spin'))?.body).toEqual(waiting)
})

const leave = async (): Promise<string> => {
  const first = await opened()
  replies = ['never']
  first.spin()
  await until(() => asked.filter(({ path }) => path.endsWith('/spin')).length > 0)
  asked = []
  return recallSeat(boot.gameCode, 'real')?.pending?.roundId ?? ''
}

test('a reload of the whole site in mid-spin shows the finished round under its new token, and bets nothing', async () => {
  const roundId = await leave()
  const stops = stopsPaying((units) => units > 20)
  replies = [
    { ok: true, session: { ...session, rounds: 0 } },
    { ok: true, rounds: [round([], { roundId, state: 'BETTING', spins: [] })] },
    { ok: true, rounds: [round(stops, { roundId, win: '500', celebrate: true })] },
    { ok: true, session: { ...session, rounds: 0, balance: '1500' } },
  ]
  const second = newControl('token-2')
  void second.open()
  await until(() => second.state().phase === 'idle')
  expect(second.state()).toMatchObject({ result: { kind: 'ended', win: '500', roundId }, session: { balance: '1500' } })
  expect(opensWithRules(second.state().session, second.state().roundId)).toBe(false)
  expect(landed[landed.length - 1]).toEqual(stops)
  expect(asked.filter(({ path }) => path.endsWith('/spin'))).toEqual([])
})

test('a bet that never arrived is not placed by a reload of the site, which then opens with the rules', async () => {
  await leave()
  const fresh = { ...session, rounds: 0 }
  replies = [
    { ok: true, session: fresh },
    { ok: true, rounds: [] },
    { ok: true, rounds: [] },
  ]
  const second = newControl('token-2')
  void second.open()
  await until(() => second.state().phase === 'idle')
  expect(opensWithRules(second.state().session, second.state().roundId)).toBe(true)
  expect(asked.filter(({ path }) => path.endsWith('/spin'))).toEqual([])
})

test('a reload while the reels show an answer comes back to that round', async () => {
  const first = await opened()
  replies = [{ ok: true, session, round: round(stopsPaying((units) => units > 20)) }]
  let show: () => void = () => undefined
  stage.land = () => new Promise<void>((resolve) => (show = resolve))
  first.spin()
  await until(() => asked.filter(({ path }) => path.endsWith('/spin')).length > 0)
  await jest.advanceTimersByTimeAsync(100)
  expect(recallSeat(boot.gameCode, 'real')?.pending).not.toBeNull()
  stage.land = land
  show()
  await until(() => first.state().phase === 'idle')
  expect(recallSeat(boot.gameCode, 'real')?.pending).toBeNull()
})

test('the site hears of a round when its money has arrived, not before', async () => {
  const control = await opened()
  const pending = { ...session, pending: { roundId: 'r', state: 'PAYING' as const } }
  replies = [
    {
      ok: true,
      session: pending,
      round: round(
        stopsPaying((units) => units === 0),
        { state: 'PAYING' },
      ),
    },
    { ok: true, session: pending },
  ]
  control.spin()
  await until(() => control.state().phase === 'settling')
  expect(told.map(({ type }) => type)).toEqual(['mosaic.game.ready'])
  await until(() => control.state().phase === 'idle')
  expect(told.map(({ type }) => type)).toEqual(['mosaic.game.ready', 'mosaic.game.round.settled'])
})

test('a refused bet leaves the reels as they stood and says why', async () => {
  const control = await opened()
  replies = [
    {
      ok: true,
      session,
      round: round([0, 0, 0, 0, 0], { state: 'REFUSED', refusal: 'INSUFFICIENT_FUNDS', spins: [] }),
    },
  ]
  await played(control)
  expect(control.state()).toMatchObject({ notice: 'INSUFFICIENT_FUNDS', result: { kind: 'none' } })
  expect(landed).toEqual([[1, 4, 7, 10, 13]])
})

test('an ended session stops the game and is reported to the site', async () => {
  const control = await opened()
  replies = [{ ok: false, code: 'SESSION_EXPIRED' }]
  control.spin()
  await until(() => control.state().phase === 'over')
  expect(told[told.length - 1]).toEqual({ type: 'mosaic.game.session-expired' })
  expect(recallSeat(boot.gameCode, 'real')).toBeNull()
})

test('a second press while the reels turn starts nothing', async () => {
  const control = await opened()
  replies = ['never']
  control.spin()
  control.spin()
  expect(asked.filter(({ path }) => path.endsWith('/spin'))).toHaveLength(1)
})
