export { cashbackModule } from './cashback'
export { vipLabel, vipModule } from './vip'
