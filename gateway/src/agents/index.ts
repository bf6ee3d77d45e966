export { agentScopes, compareAgents } from './compare-agents'
export {
  acceptHouseContract,
  answerContract,
  changePayment,
  contractById,
  contractsByIds,
  contractCostOf,
  contractModule,
  contractPostings,
  type ContractRow,
  contractsShown,
  dividendsShown,
  isExpired,
  lockPayment,
  offerContract,
  type PaymentRow,
  pendingOffersOf,
  readTerms,
  type StoredTerms,
  storeTerms,
  type Terms,
  termsOfBody,
} from './contract'
export { agentTransferPostings, downlineModule } from './downline'
export { affiliateLinksModule, countAffiliateClick } from './links'
export { type MoveFault, moveMember, moveProblem } from './moves'
export { commissionPostings, rebateModule, settleRebates } from './rebate'
export { teamReportsModule } from './reports'
export { agentStatementModule } from './statement'
export {
  agentModule,
  directDownline,
  directDownlines,
  giveRebateRates,
  membersInTrees,
  rebateRatesOf,
  sizeOf,
  uplinesOf,
} from './team'
