import { isTaken } from '../store/records'
import type { RoundRecord } from '../store/records'

/** Bets of the current round by player, in memory only; sums are per currency. */
export type RoundBets = {
  readonly note: (round: RoundRecord, areas: Readonly<Record<string, string>>) => void
  readonly sums: (currency: string) => { players: number; staked: string; areas: Readonly<Record<string, string>> }
  readonly of: (owner: string) => readonly RoundRecord[]
}

type Entry = { readonly record: RoundRecord; readonly areas: Readonly<Record<string, string>> }

export const createRoundBets = (): RoundBets => {
  const entries = new Map<string, Entry>()
  return {
    note: (record, areas) => {
      entries.set(record.id, { record, areas })
    },
    sums: (currency) => {
      const found = [...entries.values()].filter(({ record }) => record.currency === currency && isTaken(record.state))
      const areas = new Map<string, bigint>()
      for (const entry of found)
        for (const [area, stake] of Object.entries(entry.areas))
          areas.set(area, (areas.get(area) ?? 0n) + BigInt(stake))
      return {
        players: new Set(found.map(({ record }) => record.owner)).size,
        staked: String(found.reduce((sum, { record }) => sum + BigInt(record.stake), 0n)),
        areas: Object.fromEntries([...areas].map(([area, sum]) => [area, String(sum)])),
      }
    },
    of: (owner) => [...entries.values()].flatMap(({ record }) => (record.owner === owner ? [record] : [])),
  }
}
