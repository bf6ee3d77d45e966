export { rebateModule, settleRebates } from './rebate'
export { agentModule, giveRebateRates, rebateRatesOf } from './team'
