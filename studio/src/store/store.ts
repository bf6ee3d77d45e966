import { mkdirSync } from 'node:fs'
import { ClassicLevel } from 'classic-level'
import type { z } from 'zod'
import {
  isUnfinished,
  outboxRecord,
  playCredits,
  revealedSeed,
  roundRecord,
  seedRecord,
  sessionRecord,
} from './records'
import type { OutboxRecord, PlayCredits, RevealedSeed, RoundRecord, SeedRecord, SessionRecord } from './records'
import { chainName, tableRecord } from '../tables/table-record'
import type { TableRecord } from '../tables/table-record'

/** One change of a batch, which is atomic and durable when the promise resolves. */
export type Change =
  | { readonly put: 'session'; readonly record: SessionRecord }
  | { readonly put: 'round'; readonly record: RoundRecord }
  | { readonly put: 'seeds'; readonly record: SeedRecord }
  | { readonly put: 'revealed'; readonly owner: string; readonly record: RevealedSeed }
  | { readonly put: 'outbox'; readonly record: OutboxRecord }
  | { readonly put: 'config'; readonly hash: string; readonly text: string }
  | { readonly put: 'table'; readonly record: TableRecord }
  | { readonly drop: 'outbox'; readonly txId: string }

export type Store = {
  /** Sessions that share play credits have one balance: that of the credits. */
  readonly session: (id: string) => Promise<SessionRecord | null>
  readonly credits: (id: string) => Promise<PlayCredits | null>
  readonly round: (id: string) => Promise<RoundRecord | null>
  readonly seeds: (owner: string) => Promise<SeedRecord | null>
  readonly revealed: (owner: string, serverSeedHash: string) => Promise<RevealedSeed | null>
  readonly config: (hash: string) => Promise<string | null>
  /** The newest chain of a table, and any chain by its name. */
  readonly table: (gameCode: string) => Promise<TableRecord | null>
  readonly chain: (name: string) => Promise<TableRecord | null>
  readonly outbox: () => Promise<readonly OutboxRecord[]>
  readonly outboxEntry: (txId: string) => Promise<OutboxRecord | null>
  /** The owner's rounds, newest first. */
  readonly roundsOf: (owner: string, limit: number) => Promise<readonly RoundRecord[]>
  readonly roundsBetween: (from: number, to: number, limit: number) => Promise<readonly RoundRecord[]>
  readonly unfinished: () => Promise<readonly RoundRecord[]>
  readonly unfinishedOf: (owner: string) => Promise<readonly RoundRecord[]>
  readonly write: (changes: readonly Change[]) => Promise<void>
  readonly close: () => Promise<void>
}

const sortable = (at: number): string => String(at).padStart(14, '0')
const newestFirst = (at: number): string => String(99_999_999_999_999 - at)
/** A character after every key character, so that a prefix is a range. */
const after = (prefix: string): string => `${prefix}\uffff`

type Row = { type: 'put'; key: string; value: string } | { type: 'del'; key: string }

const rowsOf = (change: Change): Row[] => {
  if ('drop' in change) return [{ type: 'del', key: `outbox/${change.txId}` }]
  const row = (key: string, value: unknown): Row => ({
    type: 'put',
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  })
  switch (change.put) {
    case 'session': {
      const { id, creditsId, balance, balanceVersion } = change.record
      const shared: PlayCredits = { balance, version: balanceVersion }
      return [row(`session/${id}`, change.record), ...(creditsId === null ? [] : [row(`credits/${creditsId}`, shared)])]
    }
    case 'seeds':
      return [row(`seeds/${change.record.owner}`, change.record)]
    case 'revealed':
      return [row(`revealed/${change.owner}/${change.record.serverSeedHash}`, change.record)]
    case 'outbox':
      return [row(`outbox/${change.record.txId}`, change.record)]
    case 'config':
      return [row(`config/${change.hash}`, change.text)]
    case 'table':
      return [
        row(`table/${change.record.gameCode}`, change.record),
        row(`chain/${chainName(change.record)}`, change.record),
      ]
    case 'round': {
      const { id, owner, createdAt, state } = change.record
      const index = (key: string): Row => (isUnfinished(state) ? row(key, id) : { type: 'del', key })
      return [
        row(`round/${id}`, change.record),
        row(`by-owner/${owner}/${newestFirst(createdAt)}/${id}`, id),
        row(`by-time/${sortable(createdAt)}/${id}`, id),
        index(`open/${id}`),
        index(`open-of/${owner}/${id}`),
      ]
    }
  }
}

/** LevelDB locks its folder, so a second studio on the same data fails here. */
export const openStore = async (folder: string): Promise<Store> => {
  mkdirSync(folder, { recursive: true })
  const level = new ClassicLevel<string, string>(`${folder}/level`)
  await level.open()

  const read = async <T>(shape: z.ZodType<T>, key: string): Promise<T | null> => {
    const text = await level.get(key)
    return text === undefined ? null : shape.parse(JSON.parse(text))
  }
  const round = (id: string): Promise<RoundRecord | null> => read(roundRecord, `round/${id}`)
  const roundsIn = async (from: string, to: string, limit: number): Promise<RoundRecord[]> => {
    const ids = await level.values({ gte: from, lt: to, limit }).all()
    const found = await Promise.all(ids.map(round))
    return found.filter((record) => record !== null)
  }

  const credits = (id: string): Promise<PlayCredits | null> => read(playCredits, `credits/${id}`)

  return {
    session: async (id) => {
      const session = await read(sessionRecord, `session/${id}`)
      const shared = session?.creditsId ? await credits(session.creditsId) : null
      return session && shared ? { ...session, balance: shared.balance, balanceVersion: shared.version } : session
    },
    credits,
    round,
    seeds: (owner) => read(seedRecord, `seeds/${owner}`),
    revealed: (owner, hash) => read(revealedSeed, `revealed/${owner}/${hash}`),
    table: (gameCode) => read(tableRecord, `table/${gameCode}`),
    chain: (name) => read(tableRecord, `chain/${name}`),
    config: async (hash) => (await level.get(`config/${hash}`)) ?? null,
    outbox: async () =>
      (await level.values({ gte: 'outbox/', lt: after('outbox/') }).all()).map((text) =>
        outboxRecord.parse(JSON.parse(text)),
      ),
    outboxEntry: (txId) => read(outboxRecord, `outbox/${txId}`),
    roundsOf: (owner, limit) => roundsIn(`by-owner/${owner}/`, after(`by-owner/${owner}/`), limit),
    roundsBetween: (from, to, limit) => roundsIn(`by-time/${sortable(from)}`, `by-time/${sortable(to)}`, limit),
    unfinished: () => roundsIn('open/', after('open/'), -1),
    unfinishedOf: (owner) => roundsIn(`open-of/${owner}/`, after(`open-of/${owner}/`), -1),
    write: (changes) => level.batch(changes.flatMap(rowsOf), { sync: true }),
    close: () => level.close(),
  }
}
