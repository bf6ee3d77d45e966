export { loginGuard, marketingAllowed, marketingStopped, playStopped } from './exclusion'
export {
  depositRoom,
  launchStopped,
  type PlayUsage,
  responsiblePlayModule,
  stakeFits,
} from './limits'
