import { watchTransactions } from '../../src/platform/db/transaction-guard'

watchTransactions()
