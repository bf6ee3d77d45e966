import { watchTransactions } from '../../platform/kernel/transaction-guard'

watchTransactions()
