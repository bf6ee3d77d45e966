export { door, marketingAllowed, marketingStopped, playStopped } from './exclusion'
export { depositRoom, depositsTaken, launchStopped, responsiblePlayModule, stakeFits } from './limits'
