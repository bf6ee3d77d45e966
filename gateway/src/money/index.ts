export {
  accountKey,
  adjustments,
  type AccountRow,
  fingerprintOf,
  houseStripe,
  ledgerModule,
  ledgerOfMember,
  lockAccounts,
  type LockedAccounts,
  openingBalance,
  playerAccount,
  playerFunds,
  post,
  rebateExpense,
  reverse,
  roomIncome,
  transfer,
  verifyLedger,
} from './ledger'
export {
  decideDeposit,
  depositsAtProvider,
  depositsToReview,
  depositToWire,
  openDeposit,
  paymentsModule,
  proofBytes,
  proofIdsOf,
  providerStatement,
  settle,
  type StatementRow,
} from './payments'
export {
  decide,
  type Kept,
  lockWithdrawal,
  payoutsAtProvider,
  withdrawalsIn,
  withdrawalsModule,
  withdrawalToWire,
} from './withdrawals'
export { walletsModule } from './wallets'
export { rewardsByDay, statementsModule } from './statements'
