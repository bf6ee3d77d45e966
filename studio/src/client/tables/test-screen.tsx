import { TextEncoder } from 'node:util'
import { act, cleanup, render, screen } from '@testing-library/react'
import { gameOf } from '../../games/game-library'
import type { TableView } from '../../tables/table-view'
import type { Boot } from '../boot'
import { BaccaratRules } from '../stages/baccarat/BaccaratRules'
import { BaccaratView } from '../stages/baccarat/BaccaratView'
import { baccaratWords } from '../stages/baccarat/baccarat-words'
import { CrashRules } from '../stages/crash/CrashRules'
import { CrashView } from '../stages/crash/CrashView'
import { crashWords } from '../stages/crash/crash-words'
import type { WinLevel } from '../frame/win-level'
import { EventRules } from '../stages/event/EventRules'
import { EventView } from '../stages/event/EventView'
import { eventWords } from '../stages/event/event-words'
import { RouletteRules } from '../stages/roulette/RouletteRules'
import { RouletteView } from '../stages/roulette/RouletteView'
import { rouletteWords } from '../stages/roulette/roulette-words'
import { SicBoRules } from '../stages/sic-bo/SicBoRules'
import { SicBoView } from '../stages/sic-bo/SicBoView'
import { sicBoWords } from '../stages/sic-bo/sic-bo-words'
import { stageTextsOf } from '../stages/stage-texts'
import { textsOf } from '../texts/texts'
import type { TableControl } from './table-control'
import type { TableState } from './table-state'
import { endedOf } from './table-state'
import { TableScreen } from './TableScreen'

// jsdom lacks it; every supported browser has it.
Object.assign(globalThis, { TextEncoder })
/** A clock of its own, so that a slow machine is no second tap. */
export const stillClock = () => {
  let at = 10_000
  jest.spyOn(performance, 'now').mockImplementation(() => at)
  return (ms: number) => {
    at += ms
  }
}

/** For every test with a screen. */
export const screenHooks = (): void => {
  beforeEach(() => {
    window.matchMedia = jest.fn().mockReturnValue({
      matches: true,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
    HTMLCanvasElement.prototype.getContext = jest.fn().mockReturnValue(null)
  })
  afterEach(cleanup)
  afterEach(() => jest.restoreAllMocks())
}

const stages = {
  baccarat: { View: BaccaratView, Rules: BaccaratRules, words: baccaratWords },
  roulette: { View: RouletteView, Rules: RouletteRules, words: rouletteWords },
  'sic-bo': { View: SicBoView, Rules: SicBoRules, words: sicBoWords },
  crash: { View: CrashView, Rules: CrashRules, words: crashWords },
  event: { View: EventView, Rules: EventRules, words: eventWords },
}
const rows = {
  baccarat: 'ALTAMESA_high-table-baccarat',
  roulette: 'VERITAS_roulette-serena',
  'sic-bo': 'VERITAS_sic-bo-jade',
  crash: 'SKYRISE_rocket-x',
  event: 'SV3_sv-red-comb',
}

export const seat: NonNullable<TableState['session']> = {
  mode: 'demo',
  currency: 'XXX',
  scale: 2,
  balance: '100000',
  net: '0',
  staked: '0',
  rounds: 1,
  elapsedMs: 0,
  readyInMs: 0,
  stakes: ['50', '100', '500', '5000'],
  fairness: { serverSeedHash: '', clientSeed: '', nextNonce: 0 },
  freeRounds: null,
  pending: null,
}

export const sit = (engine: keyof typeof stages, table: TableView, session = seat) => {
  const game = gameOf(rows[engine])
  if (!game) throw new Error(engine)
  const boot: Boot = {
    gameCode: game.row.gameCode,
    name: game.row.name,
    mode: 'demo',
    lang: 'en',
    timeZone: 'UTC',
    texts: textsOf('en'),
    stageTexts: stageTextsOf(engine, 'en'),
    siteOrigins: [],
    palette: { centre: '#fff', mid: '#aaa', edge: '#555', foot: '#000' },
    motif: 'data:,',
    icons: {},
    iconNames: {},
    config: game.rules.config,
    figures: game.figures(),
    facts: null,
  }
  const listeners = new Set<() => void>()
  let state: TableState = {
    phase: 'live',
    session,
    visitSince: performance.now(),
    table,
    phaseSince: performance.now(),
    results: [],
    sending: [],
    places: {},
    ended: endedOf(table),
    isLost: false,
    notice: null,
  }
  const control = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    open: async () => undefined,
    bet: jest.fn<void, [unknown, number?]>(),
    leave: jest.fn<void, [string]>(),
    cashOut: jest.fn<void, [string]>(),
    withdraw: jest.fn<void, [string]>(),
    note: jest.fn<void, [string | null]>(),
    history: async () => ({ kind: 'lost' }),
  } satisfies TableControl
  // The page of an engine is started with its own boot, which this test takes from the same library.
  render(
    <TableScreen
      boot={boot as never}
      stage={stages[engine] as never}
      control={control}
      sound={sound}
      framed={false}
      depositHref="https://site.test/m/voucherCenter"
      onExit={() => undefined}
    />,
  )
  const update = (next: TableView): void =>
    act(() => {
      state = { ...state, table: next, ended: endedOf(next) }
      listeners.forEach((listener) => listener())
    })
  return { control, update }
}
export const sound = {
  enabled: () => true,
  toggle: () => false,
  reelStop: () => undefined,
  press: () => undefined,
  line: () => undefined,
  win: jest.fn<void, [WinLevel]>(),
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const open = (roundId: string, stake: string): TableView['mine'][number] => ({
  roundId,
  placedIn: 7,
  choice: { areas: { player: stake } },
  stake,
  state: 'OPEN',
  win: '0',
  left: null,
})

export const said = (): readonly string[] =>
  Array.from(screen.getByRole('log').querySelectorAll('p')).map(({ textContent }) => textContent ?? '')
