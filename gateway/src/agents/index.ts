export { agentScopes, compareAgents } from './compare-agents'
export {
  acceptHouseContract,
  changePayment,
  contractCostOf,
  contractModule,
  contractPostings,
  type ContractRow,
  contractsShown,
  dividendsShown,
  isExpired,
  lockPayment,
  type PaymentRow,
  pendingOffersOf,
  type Terms,
} from './contract'
export { agentTransferPostings, downlineModule } from './downline'
export { affiliateLinksModule, countAffiliateClick } from './links'
export { commissionPostings, rebateModule, settleRebates } from './rebate'
export { teamReportsModule } from './reports'
export { agentStatementModule } from './statement'
export { agentModule, giveRebateRates, membersInTrees, rebateRatesOf, sizeOf, uplinesOf } from './team'
