export { decideAgentChange } from './decision'
export { listAgentChanges, waitingAgentChanges } from './listed'
export { proposeAgentChange } from './proposal'
