export { isExcluded, loginGuard, marketingAllowed, marketingStopped, playStopped } from './exclusion'
export {
  depositRoom,
  hasPlayLimits,
  launchStopped,
  type PlayUsage,
  responsiblePlayModule,
  stakeFits,
} from './limits'
