export { decideFreeRounds } from './decision'
export { freeRoundGames, proposeFreeRounds } from './proposal'
export { listFreeRounds, waitingFreeRounds } from './listed'
