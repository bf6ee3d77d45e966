export { isExcluded, loginGuard, marketingAllowed, marketingStopped, playStopped } from './exclusion'
export {
  depositRoom,
  type DepositRoom,
  hasPlayLimits,
  launchStopped,
  narrower,
  type PlayUsage,
  responsiblePlayModule,
  stakeFits,
} from './limits'
