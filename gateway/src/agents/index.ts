export { commissionPostings, rebateModule, settleRebates } from './rebate'
export { agentModule, giveRebateRates, membersInTrees, rebateRatesOf } from './team'
