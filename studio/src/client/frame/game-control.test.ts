/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto'
import type { RoundView, SessionView } from '../../server/views'
import type { HostMessage } from '../host-messages'
import { opensWithRules } from '../opens-with-rules'
import { loadSession } from '../stored-session'
import { createGameControl } from './game-control'
import type { GameControl } from './game-control'

const boot = { gameCode: 'TEST_game', mode: 'real' } as const

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
  fairness: { serverSeedHash: 'h', clientSeed: 'c', nextNonce: 0 },
  freeRounds: null,
  pending: null,
}
const round = (change: Partial<RoundView> = {}): RoundView => ({
  roundId: 'r',
  state: 'SETTLED',
  refusal: null,
  choice: { stake: '100' },
  actions: [],
  stake: '100',
  prize: null,
  free: false,
  rewardId: null,
  win: '0',
  played: true,
  celebrate: false,
  returning: false,
  view: { shows: 'a result' },
  nonce: 0,
  clientSeed: 'c',
  serverSeedHash: 'h',
  configHash: 'k',
  at: 0,
  ...change,
})

type Asked = { readonly path: string; readonly body: { roundId?: string; index?: number; rewardId?: string | null } }
type Reply = object | 'lost' | 'never'

let asked: Asked[]
let replies: Reply[]
let hostMessages: HostMessage[]
/** Views of the stage, in order; `slow` holds the newest until the test releases it. */
let views: unknown[]
let slow: boolean

const newControl = (launchToken: string | null = 'token-1'): GameControl => {
  const control = createGameControl({ boot, launchToken, notifyHost: (message) => hostMessages.push(message) })
  control.subscribe(() => {
    const { round: latest } = control.state()
    if (!latest || latest.view === views[views.length - 1]) return
    views.push(latest.view)
    if (!slow) void Promise.resolve().then(control.shown)
  })
  return control
}
const starts = () => asked.filter(({ path }) => path.endsWith('/rounds'))

const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !holds(); i += 1) await jest.advanceTimersByTimeAsync(100)
  expect(holds()).toBe(true)
}

beforeEach(() => {
  jest.useFakeTimers()
  window.sessionStorage.clear()
  asked = []
  replies = []
  hostMessages = []
  views = []
  slow = false
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
  control.play({ stake: '100' })
  await until(() => control.state().phase === 'idle')
}

test.each([
  ['above the stake is celebrated', '500', true],
  ['of no more than the stake is stated and never celebrated', '50', false],
])('a win %s', async (_rule, win, celebrate) => {
  const control = await opened()
  replies = [{ ok: true, session, round: round({ win, celebrate }) }]
  await played(control)
  expect(control.state().result).toMatchObject({ kind: 'ended', celebrate, win })
})

test('an open round continues with numbered actions', async () => {
  const control = await opened()
  replies = [
    { ok: true, session, round: round({ state: 'OPEN', view: 1 }) },
    { ok: true, session, round: round({ state: 'OPEN', view: 2, actions: [{ pick: 3 }] }) },
    { ok: true, session, round: round({ view: 3, actions: [{ pick: 3 }, { out: true }], win: '150' }) },
  ]
  control.play({ stake: '100' })
  await until(() => control.state().phase === 'open')
  expect(control.state().result.kind).toBe('none')
  control.act({ pick: 3 })
  control.act({ pick: 4 })
  await until(() => views.length === 2 && control.state().phase === 'open')
  control.act({ out: true })
  await until(() => control.state().phase === 'idle')
  const acts = asked.filter(({ path }) => path.endsWith('/actions'))
  expect(acts.map(({ body }) => body)).toEqual([
    { index: 0, action: { pick: 3 } },
    { index: 1, action: { out: true } },
  ])
  expect(control.state().result).toMatchObject({ kind: 'ended', win: '150' })
})

test('while free rounds are left, each round uses them, also after a reload; then the player pays', async () => {
  const free = { rewardId: 'gift', stake: '100', left: 1, won: '0', expiresAt: 9 }
  const waiting = { ...session, stakes: ['100'], freeRounds: free }
  replies = [{ ok: true, session: waiting }]
  const first = newControl()
  await first.open()
  expect(first.state().stake).toBe('100')
  replies = ['never']
  first.play({ stake: '100' })
  await until(() => starts().length > 0)
  replies = [
    { ok: true, session: waiting },
    {
      ok: true,
      session: { ...session, freeRounds: { ...free, left: 0 } },
      round: round({ free: true, rewardId: 'gift' }),
    },
  ]
  const second = newControl(null)
  void second.open()
  await until(() => second.state().phase === 'idle' && second.state().result.kind === 'ended')
  replies = [{ ok: true, session, round: round() }]
  await played(second)
  expect(starts().map(({ body }) => body.rewardId)).toEqual(['gift', 'gift', null])
})

test('a refused action leaves the round open and shows the reason', async () => {
  const control = await opened()
  const open = round({ state: 'OPEN' })
  replies = [
    { ok: true, session, round: open },
    { ok: false, code: 'INSUFFICIENT_FUNDS', session },
    { ok: true, session, round: { ...open, view: 'again' } },
  ]
  control.play({ stake: '100' })
  await until(() => control.state().phase === 'open')
  control.act({ double: true })
  await until(() => control.state().notice === 'INSUFFICIENT_FUNDS')
  expect(control.state().phase).toBe('open')
})

test('an open round is shown again after reopening from the site with any token', async () => {
  replies = [
    { ok: true, session: { ...session, pending: { roundId: 'left', state: 'OPEN' } } },
    { ok: true, session, round: round({ roundId: 'left', state: 'OPEN', view: 'open field' }) },
  ]
  const control = newControl()
  await control.open()
  expect(control.state()).toMatchObject({ phase: 'open', roundId: 'left', round: { view: 'open field' } })
  expect(starts()).toEqual([])
})

test('a lost answer is retried with the same round id until it arrives', async () => {
  const control = await opened()
  replies = ['lost', 'lost', { ok: true, session, round: round() }]
  control.play({ stake: '100' })
  await until(() => control.state().notice === 'LOST')
  await until(() => control.state().phase === 'idle')
  const spins = starts()
  expect(spins).toHaveLength(3)
  expect(new Set(spins.map(({ body }) => body.roundId)).size).toBe(1)
  expect(control.state().notice).toBeNull()
})

test('a reload during a spin opens the same session and requests the same round', async () => {
  const first = await opened()
  replies = ['never']
  first.play({ stake: '100' })
  await until(() => starts().length > 0)
  const waiting = loadSession(boot.gameCode, 'real')?.pending
  expect(waiting?.choice).toEqual({ stake: '100' })
  replies = [
    { ok: true, session },
    { ok: true, session, round: round() },
  ]
  asked = []
  const second = newControl(null)
  void second.open()
  await until(() => second.state().result.kind === 'ended')
  expect(starts()[0]?.body).toEqual(waiting)
})

const leave = async (): Promise<string> => {
  const first = await opened()
  replies = ['never']
  first.play({ stake: '100' })
  await until(() => starts().length > 0)
  asked = []
  return loadSession(boot.gameCode, 'real')?.pending?.roundId ?? ''
}

test('a reload of the site during a round shows the finished round under the new token, without a bet', async () => {
  const roundId = await leave()
  replies = [
    { ok: true, session: { ...session, rounds: 0 } },
    { ok: true, session, round: round({ roundId, state: 'BETTING', played: false }) },
    {
      ok: true,
      session: { ...session, rounds: 0, balance: '1500' },
      round: round({ roundId, win: '500', view: 'end' }),
    },
  ]
  const second = newControl('token-2')
  void second.open()
  await until(() => second.state().phase === 'idle')
  expect(second.state()).toMatchObject({ result: { kind: 'ended', win: '500', roundId }, session: { balance: '1500' } })
  expect(opensWithRules(second.state().session, second.state().roundId)).toBe(false)
  expect(views).toEqual(['end'])
  expect(starts()).toEqual([])
})

test('a reload of the site does not place a bet that never arrived; the rules open', async () => {
  await leave()
  const fresh = { ...session, rounds: 0 }
  replies = [
    { ok: true, session: fresh },
    { ok: false, code: 'ROUND_UNKNOWN' },
    { ok: false, code: 'ROUND_UNKNOWN' },
  ]
  const second = newControl('token-2')
  void second.open()
  await until(() => second.state().phase === 'idle')
  expect(opensWithRules(second.state().session, second.state().roundId)).toBe(true)
  expect(starts()).toEqual([])
})

test('a reload while the stage shows an answer comes back to that round', async () => {
  const first = await opened()
  replies = [{ ok: true, session, round: round() }]
  slow = true
  first.play({ stake: '100' })
  await until(() => views.length === 1)
  expect(loadSession(boot.gameCode, 'real')?.pending).not.toBeNull()
  first.shown()
  await until(() => first.state().phase === 'idle')
  expect(loadSession(boot.gameCode, 'real')?.pending).toBeNull()
})

test('the site is notified of a round only after its money has arrived', async () => {
  const control = await opened()
  const pending = { ...session, pending: { roundId: 'r', state: 'PAYING' as const } }
  replies = [
    {
      ok: true,
      session: pending,
      round: round({ state: 'PAYING' }),
    },
    { ok: true, session: pending },
  ]
  control.play({ stake: '100' })
  await until(() => control.state().phase === 'settling')
  expect(hostMessages.map(({ type }) => type)).toEqual(['mosaic.game.ready'])
  await until(() => control.state().phase === 'idle')
  expect(hostMessages.map(({ type }) => type)).toEqual(['mosaic.game.ready', 'mosaic.game.round.settled'])
})

test('a refused bet shows only the reason', async () => {
  const control = await opened()
  replies = [
    { ok: true, session, round: round({ state: 'REFUSED', refusal: 'INSUFFICIENT_FUNDS', played: false, view: null }) },
  ]
  await played(control)
  expect(control.state()).toMatchObject({ notice: 'INSUFFICIENT_FUNDS', result: { kind: 'none' } })
  expect(views).toEqual([])
})

test('an ended session stops the game and is reported to the site', async () => {
  const control = await opened()
  replies = [{ ok: false, code: 'SESSION_EXPIRED' }]
  control.play({ stake: '100' })
  await until(() => control.state().phase === 'gone')
  expect(hostMessages[hostMessages.length - 1]).toEqual({ type: 'mosaic.game.session-expired' })
  expect(loadSession(boot.gameCode, 'real')).toBeNull()
})

test('a second press during a round has no effect', async () => {
  const control = await opened()
  replies = ['never']
  control.play({ stake: '100' })
  control.play({ stake: '100' })
  expect(starts()).toHaveLength(1)
})
