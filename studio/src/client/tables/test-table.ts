import type { TableView } from '../../tables/table-view'

/** A table in its betting phase, for tests. */
export const testTable = (change: Partial<TableView>): TableView => ({
  round: 7,
  playFrom: 0,
  phase: 'betting',
  elapsedMs: 0,
  leftMs: 9000,
  outcome: null,
  results: [],
  players: 0,
  staked: '0',
  areas: {},
  mine: [],
  spanning: [],
  seat: { balance: '100000', net: '0', rounds: 0 },
  fairness: { terminalHash: 'terminal', salt: 'salt', commitment: 'commitment', generation: 1 },
  ...change,
})
