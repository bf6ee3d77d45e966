import { leftOf } from '../rules/shared-engine'
import type { SharedGame } from '../rules/shared-engine'
import { netOf } from '../sessions/session-state'
import type { RoundRecord, SessionRecord } from '../store/records'
import type { Store } from '../store/store'
import { createRoundBets } from './round-bets'
import type { RoundBets } from './round-bets'
import { currentTable } from './table'
import type { Table } from './table'
import type { TableBetView, TableResult, TableView } from './table-view'
import type { Moment } from './timetable'

/** Results on the longest road map. */
const roadLength = 120

export type Sitting = { readonly table: Table; readonly moment: Moment; readonly bets: RoundBets }

/** A watched table: its chain, its clock and the bets of the round. */
export type LiveTable = {
  readonly gameCode: string
  readonly game: SharedGame
  /** The round and phase of now; makes a new chain where the old one is used up. */
  readonly sitting: () => Promise<Sitting>
  /** Bets that several rounds decide, until a round after the last of them. */
  readonly noteSpanning: (record: RoundRecord) => void
  readonly spanning: (owner: string) => readonly RoundRecord[]
  readonly view: (session: SessionRecord, knownRound: number | null) => Promise<TableView>
  /** `urgent`: a change of phase, sent immediately; bets of players may be batched. */
  readonly subscribe: (listener: (urgent: boolean) => void) => () => void
  readonly changed: (urgent: boolean) => void
  readonly watched: () => boolean
}

const betView = (record: RoundRecord): TableBetView => ({
  roundId: record.id,
  placedIn: record.nonce,
  choice: record.choice,
  stake: record.stake,
  state: record.state,
  win: record.win,
  left: leftOf(record.actions),
})

/** Last round whose outcome is public at that moment. */
const lastShown = ({ game }: Table, { round, phase }: Moment): number =>
  phase === 'result' || (phase === 'play' && game.shownFrom === 'play') ? round : round - 1

const resultsOf = (table: Table, moment: Moment, knownRound: number | null): readonly TableResult[] => {
  // A round joins the road maps after its play, so that they do not reveal the result early.
  const last = moment.phase === 'result' ? moment.round : moment.round - 1
  const first = Math.max(table.record.round, last - roadLength + 1, (knownRound ?? 0) + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    round: first + index,
    outcome: table.played(first + index).outcome,
  }))
}

export const createLiveTable = (parts: {
  store: Store
  gameCode: string
  game: SharedGame
  now: () => number
}): LiveTable => {
  const { store, gameCode, game, now } = parts
  const listeners = new Set<(urgent: boolean) => void>()
  let table: Promise<Table> | null = null
  const spanning = new Map<string, RoundRecord>()
  let current = { key: '', bets: createRoundBets() }

  const sitting = async (): Promise<Sitting> => {
    table ??= currentTable(store, gameCode, game, now())
    const before = table
    let open = await before
    let moment = open.momentAt(now())
    if (!moment) {
      // The first caller creates the next chain, the others wait for it.
      if (table === before) table = currentTable(store, gameCode, game, now())
      open = await table
      moment = open.momentAt(now())
    }
    if (!moment) throw new Error(`table ${gameCode} has no round`)
    const key = `${open.name} ${moment.round}`
    if (current.key !== key) {
      current = { key, bets: createRoundBets() }
      for (const { id, nonce, choice } of spanning.values())
        if (nonce + game.spanOf(choice, nonce) + 1 < moment.round) spanning.delete(id)
    }
    return { table: open, moment, bets: current.bets }
  }

  return {
    gameCode,
    game,
    sitting,
    noteSpanning: (record) => void spanning.set(record.id, record),
    spanning: (owner) => [...spanning.values()].filter((record) => record.owner === owner),
    view: async (session, knownRound) => {
      const at = now()
      const { table: open, moment, bets } = await sitting()
      const shown = lastShown(open, moment) === moment.round
      return {
        round: moment.round,
        phase: moment.phase,
        playFrom: moment.playFrom,
        elapsedMs: Math.max(0, at - moment.phaseFrom),
        leftMs: moment.phase === 'play' && !shown ? null : Math.max(0, moment.phaseUntil - at),
        outcome: shown ? open.played(moment.round).outcome : null,
        results: resultsOf(open, moment, knownRound),
        ...bets.sums(session.currency),
        mine: bets.of(session.owner).map(betView),
        spanning: [...spanning.values()]
          .filter(({ owner }) => owner === session.owner)
          .map((record) => {
            const isOffered = record.state === 'OPEN' && moment.phase === 'betting'
            const offer = isOffered ? open.cashOut(record.choice, record.nonce, moment.round) : null
            return { ...betView(record), cashOut: offer === null ? null : String(offer) }
          }),
        seat: { balance: session.balance, net: String(netOf(session)), rounds: session.rounds },
        fairness: {
          terminalHash: open.record.terminalHash,
          salt: open.record.salt,
          commitment: open.commitmentOf(moment.round),
          generation: open.record.generation,
        },
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changed: (urgent) => listeners.forEach((listener) => listener(urgent)),
    watched: () => listeners.size > 0,
  }
}
