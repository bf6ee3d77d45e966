export { cashbackModule } from './cashback'
export { vipLabel, vipModule, vipProgress } from './vip'
