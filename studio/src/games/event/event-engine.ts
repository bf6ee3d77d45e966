import { sharedEngine } from '../../rules/shared-engine'
import { eventRules } from './event-rules'

export const eventEngine = sharedEngine(eventRules)
