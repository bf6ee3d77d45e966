export {
  accountKey,
  type AccountRow,
  fingerprintOf,
  houseAccount,
  ledgerModule,
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
} from './ledger'
export {
  decideDeposit,
  type DepositDecision,
  depositsToReview,
  depositToWire,
  openDeposit,
  paymentsModule,
  proofBytes,
  proofIdsOf,
  settle,
} from './payments'
export { decide, type Decision, withdrawalsIn, withdrawalsModule, withdrawalToWire } from './withdrawals'
export { walletsModule } from './wallets'
export { rewardsByDay, statementsModule } from './statements'
