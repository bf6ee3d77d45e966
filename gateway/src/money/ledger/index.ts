export * from './accounts'
export { ledgerKinds, type LedgerKind } from './kinds'
export { transfer, type Posting } from './posting'
export {
  fingerprintOf,
  fundsRead,
  playerFunds,
  post,
  readFunds,
  reverse,
  transactionIdOf,
  type AccountState,
  type Funds,
  type Posted,
  type PostRequest,
  type Unposted,
} from './post'
export { lostInGames } from './games.sql'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'
export {
  ensureAccounts,
  lockAccounts,
  balanceVersions,
  memberBalances,
  type AccountRow,
  type LockedAccounts,
} from './store'
export { ledgerModule } from './module'
export { verifyLedger, type LedgerReport } from './verify'
export { ledgerOfMember } from './member-ledger'
