export { acceptHouseContract, contractModule, contractPostings, pendingOffersOf, type Terms } from './contract'
export { commissionPostings, rebateModule, settleRebates } from './rebate'
export { teamReportsModule } from './reports'
export { agentModule, giveRebateRates, membersInTrees, rebateRatesOf, sizeOf, uplinesOf } from './team'
