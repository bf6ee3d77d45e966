export { betsModule, validBetSince } from './bets'
export {
  addFavourite,
  awaitFirstCatalogue,
  currentShelf,
  gameCountOf,
  gamesModule,
  recordRecent,
  type ShelfGame,
  storeCatalogue,
} from './games'
export { issueLaunchToken, launchModule } from './launch'
export { lotteryModule } from './lottery'
export { type LevelOf, roomsModule } from './rooms'
export { openSession, perform, provider, readRequest, rounds, seamlessModule, type SessionAnswer } from './seamless'
