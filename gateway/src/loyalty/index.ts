export { cashbackModule } from './cashback'
export { validBetOf, vipLabel, vipModule, vipProgress, vipThresholds, vipWindowStart } from './vip'
