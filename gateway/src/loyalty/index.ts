export { cashbackModule } from './cashback'
export { vipLabel, vipModule, vipProgress, vipThresholds, vipWindowStart } from './vip'
