export { betsModule, validBetSince } from './bets'
export { freeRounds, freeRoundsModule, type FreeRoundsRow } from './free-rounds'
export {
  addFavourite,
  awaitFirstCatalogue,
  currentShelf,
  gameCountOf,
  gamesModule,
  offerOf,
  recordRecent,
  searchIn,
  type ShelfGame,
  storeCatalogue,
} from './games'
export { issueLaunchToken, launchModule } from './launch'
export { lotteryModule } from './lottery'
export { type LevelOf, roomsModule } from './rooms'
export { openSession, perform, provider, readRequest, rounds, seamlessModule, type SessionAnswer } from './seamless'
