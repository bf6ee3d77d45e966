export { door, marketingStopped, playStopped } from './exclusion'
export { depositRoom, depositsTaken, launchStopped, responsiblePlayModule, stakeFits } from './limits'
