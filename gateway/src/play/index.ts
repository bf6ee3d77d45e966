export {
  activityModule,
  type ActivityReport,
  compareActivity,
  countedValidBet,
  playUsage,
  quarterOf,
  rewriteActivity,
  type Totals,
  totalsByDay,
  totalsByDayAndMember,
  totalsByMember,
  totalsOf,
} from './activity'
export { betsModule, validBetSince } from './bets'
export {
  decideFreeRoundsRow,
  freeRoundsById,
  freeRoundsModule,
  type FreeRoundsRow,
  freeRoundsShown,
  insertFreeRounds,
  lockFreeRounds,
} from './free-rounds'
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
export {
  findProviderRound,
  lastSitting,
  openSession,
  perform,
  playedSince,
  provider,
  type ProviderRound,
  providerRounds,
  readRequest,
  type RecordedRound,
  roundsOfIds,
  roundsOpenedIn,
  roundsStillOpen,
  seamlessModule,
  type SessionAnswer,
} from './seamless'
