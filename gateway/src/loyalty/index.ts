export { vipLabel, vipModule } from './vip'
