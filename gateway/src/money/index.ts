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
  transfer,
} from './ledger'
export { openDeposit, paymentsModule, settle } from './payments'
export { decide, type Decision, withdrawalsIn, withdrawalsModule, withdrawalToWire } from './withdrawals'
export { walletsModule } from './wallets'
export { rewardsByDay, statementsModule } from './statements'
