import type { LiveTable } from '../../tables/live-table'
import type { TableService } from '../../tables/table-service'
import { everyMs, numeroOf } from './draw-time'
import type { DrawnNumbers } from './drawn-numbers'
import type { LotteryConfig } from './lottery-config'
import { lotteryCodes, lotteryConfigOf } from './lottery-games'
import type { LotteryOutcome } from './lottery-rules'

export type OpenDraw = {
  readonly gameCode: string
  readonly numero: string
  readonly opensAt: number
  readonly closesAt: number
  /** SHA-256 of the seed that decides the draw; with it the numbers are fixed. */
  readonly seedHash: string
}
export type PastDraw = {
  readonly numero: string
  readonly drawnAt: number
  readonly seed: string
  readonly prizes: DrawnNumbers
}

/** The table writes what the rules of the same engine made. */
const numbersOf = (outcome: unknown): DrawnNumbers => (outcome as LotteryOutcome).numbers

const openDraw = async (table: LiveTable, config: LotteryConfig): Promise<OpenDraw> => {
  const { table: chain, moment } = await table.sitting()
  // While a draw is shown, the next one is the one to bet on.
  const ahead = moment.phase === 'betting' ? 0 : 1
  const closesAt = moment.playFrom + ahead * everyMs(config)
  return {
    gameCode: config.gameCode,
    numero: numeroOf(config, closesAt),
    opensAt: closesAt - everyMs(config),
    closesAt,
    seedHash: chain.commitmentOf(moment.round + ahead),
  }
}

const lottery = (tables: TableService, gameCode: string): { table: LiveTable; config: LotteryConfig } | null => {
  const config = lotteryConfigOf(gameCode)
  const table = config && tables.tableOf(gameCode)
  return config && table ? { table, config } : null
}

const pause = (): Promise<void> =>
  new Promise((resume) => {
    setImmediate(resume)
  })

/** The draw of every lottery that takes bets now. */
export const openDraws = async (tables: TableService): Promise<readonly OpenDraw[]> => {
  const draws: OpenDraw[] = []
  for (const code of lotteryCodes) {
    const found = lottery(tables, code)
    if (!found) continue
    draws.push(await openDraw(found.table, found.config))
    // The first time a chain is hashed for each lottery: others are served in between.
    await pause()
  }
  return draws
}

/** Draws that are over, newest first; null for what is no lottery. */
export const pastDraws = async (
  tables: TableService,
  gameCode: string,
  size: number,
): Promise<readonly PastDraw[] | null> => {
  const found = lottery(tables, gameCode)
  if (!found) return null
  const { config } = found
  const { table: chain, moment } = await found.table.sitting()
  const last = moment.phase === 'betting' ? moment.round - 1 : moment.round
  return Array.from({ length: Math.min(size, Math.max(0, last)) }, (_, back) => {
    const round = last - back
    const drawnAt = moment.playFrom - (moment.round - round) * everyMs(config)
    return {
      numero: numeroOf(config, drawnAt),
      drawnAt,
      seed: chain.revealedLink(round, drawnAt).serverSeed,
      prizes: numbersOf(chain.played(round).outcome),
    }
  })
}
