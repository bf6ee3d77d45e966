export * from './accounts'
export { accountRows, lockAccountById, transactionTitle } from './accounts.sql'
export { lostInGames } from './games.sql'
export {
  type BookDifference,
  type BookDifferenceKind,
  bookDifferences,
  type BookLine,
  type ExpectedPostings,
  firstPostedAt,
} from './business-rows-store'
export { type BookSpan } from './business-rows.sql'
export { type LedgerKind } from './kinds'
export { balancesRead } from './member-balances.sql'
export { ledgerOfMember } from './member-ledger-store'
export { gainedByKind } from './member-kinds-store'
export { ledgerModule } from './module'
export {
  fingerprintOf,
  playerFunds,
  post,
  readFunds,
  reverse,
  transactionIdOf,
  type Funds,
  type Posted,
  type PostRequest,
  type Unposted,
} from './post'
export { transfer, type Posting } from './posting'
export { agentTransferScope, receivedQuery } from './received.sql'
export { rewardsByDay } from './rewards-store'
export { rewardDays } from './rewards.sql'
export { statementCount, statementEntries, statementSums } from './statement-store'
export { type EntryKind } from './statement.sql'
export {
  effectOn,
  lockAccounts,
  balanceVersions,
  memberBalances,
  type AccountRow,
  type LockedAccounts,
} from './store'
export { teamEntries, teamEntrySums } from './team-entries-store'
export type { MovedKind, TeamEntriesFilter } from './team-entries.sql'
export { verifyLedger } from './verify'
export { inSnapshot } from './verify-store'
export { vendorAtStakeSince } from './vendor-play-store'
