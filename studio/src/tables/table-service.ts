import { gameOf } from '../games/game-library'
import type { RoundMoney } from '../rounds/round-money'
import type { KeyedMutex } from '../rounds/keyed-mutex'
import type { Store } from '../store/store'
import type { Outbox } from '../wallet/outbox'
import { createLiveTable } from './live-table'
import type { LiveTable } from './live-table'
import { createTableBets } from './table-bets'
import type { TableBets } from './table-bets'

/** All shared tables. Their clocks need no timer; the one timer notifies watchers and settles bets. */
export type TableService = {
  readonly bets: TableBets
  /** null for a game without a shared table. */
  readonly tableOf: (gameCode: string) => LiveTable | null
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Longest sleep; due work wakes the timer earlier. */
const longestSleepMs = 250

export const createTableService = (parts: {
  store: Store
  money: RoundMoney
  mutex: KeyedMutex
  outbox: () => Outbox
  now: () => number
  log: (message: string, error: unknown) => void
}): TableService => {
  const { store, now, log } = parts
  const tables = new Map<string, LiveTable>()
  const phases = new Map<string, string>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const tableOf = (gameCode: string): LiveTable | null => {
    const known = tables.get(gameCode)
    if (known) return known
    const game = gameOf(gameCode)?.rules
    if (game?.kind !== 'shared') return null
    const table = createLiveTable({ store, gameCode, game, now })
    tables.set(gameCode, table)
    return table
  }
  const bets = createTableBets({ ...parts, tableOf })

  /** Notifies the watchers of a table about a new phase; resolves with the start of the next phase. */
  const follow = async (live: LiveTable): Promise<number> => {
    const { table, moment } = await live.sitting()
    const phase = `${table.name} ${moment.round} ${moment.phase}`
    if (phases.get(live.gameCode) !== phase) {
      phases.set(live.gameCode, phase)
      live.changed(true)
    }
    return moment.phaseUntil
  }

  const tick = async (): Promise<number> => {
    const due = await bets.settleDue()
    const watched = [...tables.values()].filter((table) => table.watched())
    const ends = await Promise.all(watched.map(follow))
    return Math.max(1, Math.min(longestSleepMs, ...ends.map((end) => end - now()), (due ?? Infinity) - now()))
  }

  const loop = (sleepMs: number): void => {
    timer = setTimeout(() => {
      running = tick()
        .catch((error: unknown) => {
          log('a tick of the shared tables failed', error)
          return longestSleepMs
        })
        .then((next) => {
          if (!stopped) loop(next)
        })
    }, sleepMs)
  }

  return {
    bets,
    tableOf,
    start: async () => {
      await bets.recover()
      loop(longestSleepMs)
    },
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
