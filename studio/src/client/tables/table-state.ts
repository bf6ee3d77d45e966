import type { SessionView } from '../../server/views'
import type { TableBetView, TableResult, TableView } from '../../tables/table-view'

/** `place`: the panel from which the bet was made, where a game has several. */
type Sending = {
  readonly roundId: string
  readonly choice: unknown
  readonly round: number
  readonly place?: number
}

/** `opening`: no data yet. `gone`: the visit is over. */
type TablePhase = 'opening' | 'live' | 'gone'

export type TableState = {
  readonly phase: TablePhase
  readonly session: SessionView | null
  /** `performance.now()` at which the visit began. */
  readonly visitSince: number
  readonly table: TableView | null
  /** `performance.now()` at which the phase on the table began. */
  readonly phaseSince: number
  readonly results: readonly TableResult[]
  /** Bets without an answer yet. */
  readonly sending: readonly Sending[]
  /** Panels of the bets of this visit, by their round id. */
  readonly places: Readonly<Record<string, number>>
  /** Result of the player's own bets in this round, when all are decided. */
  readonly ended: Ended | null
  readonly isLost: boolean
  readonly notice: string | null
}

export type Ended = {
  readonly round: number
  readonly win: string
  readonly stake: string
  /** Only a win above the stakes is celebrated. */
  readonly celebrate: boolean
}

/** Results kept on the screen; the longest road map shows fewer. */
const maxResults = 150

const isDecided = ({ state }: TableBetView): boolean =>
  state === 'PAYING' || state === 'SETTLED' || state === 'DISPUTED'

export const stands = ({ state }: Pick<TableBetView, 'state'>): boolean =>
  state === 'OPEN' || state === 'PAYING' || state === 'SETTLED' || state === 'DISPUTED'

/** Amounts of one round stay far below what a double counts exactly. */
const sum = (amounts: readonly string[]): number => amounts.reduce((all, amount) => all + Number(amount), 0)

export const endedOf = ({ round, phase, mine }: TableView): Ended | null => {
  const played = mine.filter(stands)
  if (phase !== 'result' || played.length === 0 || !played.every(isDecided)) return null
  const [win, stake] = [sum(played.map((bet) => bet.win)), sum(played.map((bet) => bet.stake))]
  return { round, win: String(win), stake: String(stake), celebrate: win > stake }
}

/** Own bets of this round, and those that several rounds decide. */
export const ownBets = ({ mine, spanning }: TableView): readonly TableBetView[] => [...mine, ...spanning]

const withState = (
  bets: readonly TableBetView[],
  roundId: string,
  state: TableBetView['state'],
): readonly TableBetView[] => bets.map((each) => (each.roundId === roundId ? { ...each, state } : each))

/** The state after an answer about one bet, which may come before the next update of the table. */
export const withBetState = (state: TableState, roundId: string, bet: TableBetView['state']): Partial<TableState> =>
  state.table === null
    ? {}
    : {
        table: {
          ...state.table,
          mine: withState(state.table.mine, roundId, bet),
          spanning: withState(state.table.spanning, roundId, bet),
        },
      }

/** The state after an update of the table; `at` is when it arrived. */
export const withTable = (state: TableState, table: TableView, at: number): TableState => {
  const known = state.results[state.results.length - 1]?.round ?? 0
  const sameChain = state.table === null || state.table.fairness.terminalHash === table.fairness.terminalHash
  const fresh = table.results.filter(({ round }) => !sameChain || round > known)
  const results = sameChain ? [...state.results, ...fresh].slice(-maxResults) : [...fresh]
  const samePhase = state.table?.round === table.round && state.table.phase === table.phase && sameChain
  const since = at - table.elapsedMs
  return {
    ...state,
    table,
    results,
    // The earliest update of a phase is the least delayed one.
    phaseSince: samePhase ? Math.min(state.phaseSince, since) : since,
    ended: endedOf(table),
    sending: state.sending.filter(
      ({ roundId, round }) => round === table.round && !ownBets(table).some((bet) => bet.roundId === roundId),
    ),
    session: state.session && { ...state.session, ...table.seat },
  }
}
