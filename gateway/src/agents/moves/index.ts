export type { MoveFault } from './move-fault'
export { moveMember, moveProblem } from './move-member'
