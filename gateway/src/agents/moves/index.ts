export { type MoveFault, type MoveFaultCode } from './move-fault'
export { moveMember, moveProblem } from './move-member'
