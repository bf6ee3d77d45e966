export { door, marketingAllowed, marketingStopped, playStopped } from './exclusion'
export {
  depositRoom,
  type DepositUsage,
  launchStopped,
  type PlayUsage,
  responsiblePlayModule,
  stakeFits,
} from './limits'
