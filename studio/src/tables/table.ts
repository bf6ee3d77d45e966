import { randomBytes } from 'node:crypto'
import { seedWords, unbiasedDraw } from '../fairness/outcome'
import type { Minor } from '../money/minor'
import type { SharedGame, SharedRound } from '../rules/shared-engine'
import type { RevealedSeed } from '../store/records'
import type { Store } from '../store/store'
import { chainLength, createHashChain } from './hash-chain'
import type { HashChain } from './hash-chain'
import { chainName } from './table-record'
import type { TableRecord } from './table-record'
import { momentOf, roundAt } from './timetable'
import type { Moment, RoundStart } from './timetable'

/** One running chain of a table with all its rounds. Server-side only: it contains future outcomes. */
export type Table = {
  readonly record: TableRecord
  readonly name: string
  readonly game: SharedGame
  /** null when the chain is used up. */
  readonly momentAt: (now: number) => Moment | null
  readonly played: (round: number) => SharedRound
  /** A bet of that round which later rounds decide too; null for any other. */
  readonly playedOver: (bet: unknown, round: number, actions: readonly unknown[]) => ReturnType<SharedGame['playOver']>
  /** What such a bet is worth while the round `at` takes bets; null: no offer. */
  readonly cashOut: (bet: unknown, round: number, at: number) => Minor | null
  /** False near the end of the chain. */
  readonly hasRound: (round: number) => boolean
  /** Public hash before the round: that of its link. */
  readonly commitmentOf: (round: number) => string
  /** Start of the play of a round; 0 for a round before the stored start. */
  readonly playFrom: (round: number) => number
  readonly revealedLink: (round: number, now: number) => RevealedSeed
}

/** Rounds whose outcomes are cached: more than the longest road map. */
const remembered = 200

const tableOf = (record: TableRecord, chain: HashChain, game: SharedGame): Table => {
  let known: RoundStart = { round: record.round, startedAt: record.startedAt }
  const rounds = new Map<number, SharedRound>()
  const drawOf = (round: number) =>
    unbiasedDraw(seedWords({ serverSeed: chain.linkOf(round), clientSeed: record.salt, nonce: round }))
  const played = (round: number): SharedRound => {
    const found = rounds.get(round)
    if (found) return found
    const made = game.play(drawOf(round), round)
    rounds.set(round, made)
    const oldest = rounds.keys().next()
    if (rounds.size > remembered && !oldest.done) rounds.delete(oldest.value)
    return made
  }
  const phasesOf = (round: number) => played(round).phases
  return {
    record,
    name: chainName(record),
    game,
    played,
    playedOver: (bet, round, actions) => game.playOver(bet, round, actions, drawOf),
    cashOut: (bet, round, at) =>
      at > round && at <= round + game.spanOf(bet, round)
        ? (game.playOver(bet, round, [{ cashedOutAt: at }], drawOf)?.payout ?? null)
        : null,
    hasRound: (round) => round <= chainLength,
    momentAt: (now) => {
      // If the clock was set back, counting starts from the stored round.
      const from = now >= known.startedAt ? known : { round: record.round, startedAt: record.startedAt }
      const found = roundAt(from, phasesOf, now, chainLength)
      if (!found) return null
      known = found
      return momentOf(found, phasesOf(found.round), now)
    },
    commitmentOf: (round) => chain.linkOf(round - 1),
    playFrom: (round) => {
      if (round < record.round) return 0
      let { startedAt } = record
      for (let each = record.round; each < round; each += 1) {
        const { betting, play, result } = phasesOf(each)
        startedAt += betting + play + result
      }
      return startedAt + phasesOf(round).betting
    },
    revealedLink: (round, now) => ({
      serverSeed: chain.linkOf(round),
      serverSeedHash: chain.linkOf(round - 1),
      clientSeed: record.salt,
      rounds: round,
      revealedAt: now,
    }),
  }
}

/** Stores the current round of a running chain, so that a later start does not count from round 1. */
const counted = async (store: Store, table: Table, now: number): Promise<Table> => {
  const moment = table.momentAt(now)
  if (!moment || moment.round - table.record.round < 1000) return table
  const record = { ...table.record, round: moment.round, startedAt: moment.startedAt }
  await store.write([{ put: 'table', record }])
  return tableOf(record, createHashChain(record.seed), table.game)
}

export const readTable = async (store: Store, name: string, game: SharedGame): Promise<Table | null> => {
  const record = await store.chain(name)
  return record && record.configHash === game.hash ? tableOf(record, createHashChain(record.seed), game) : null
}

/** The current chain of a table; a new one if there is none, it is used up, or the rules changed. */
export const currentTable = async (store: Store, gameCode: string, game: SharedGame, now: number): Promise<Table> => {
  const known = await store.table(gameCode)
  if (known?.configHash === game.hash) {
    const table = tableOf(known, createHashChain(known.seed), game)
    if (table.momentAt(now)) return counted(store, table, now)
  }
  const seed = randomBytes(32).toString('hex')
  const chain = createHashChain(seed)
  const record: TableRecord = {
    gameCode,
    generation: (known?.generation ?? 0) + 1,
    seed,
    salt: randomBytes(16).toString('hex'),
    terminalHash: chain.terminal,
    configHash: game.hash,
    round: 1,
    startedAt: game.startsAt(now, known === null),
  }
  await store.write([
    { put: 'table', record },
    { put: 'config', hash: game.hash, text: JSON.stringify(game.config) },
  ])
  return tableOf(record, chain, game)
}
