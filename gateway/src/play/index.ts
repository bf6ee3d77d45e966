export {
  activityModule,
  type ActivityReport,
  atStakeSince,
  compareActivity,
  countedValidBet,
  playUsage,
  quarterOf,
  rewriteActivity,
  type Totals,
  totalsByDay,
  totalsByDayAndMember,
  totalsByMember,
  totalsByTeam,
  totalsOf,
  validBetSince,
} from './activity'
export { betsModule } from './bets'
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
  getCatalogue,
  gameCountOf,
  gamesModule,
  merchantCatalogue,
  recordRecent,
  searchIn,
  type CatalogueGame,
  storeCatalogue,
  losingGame,
} from './games'
export { issueLaunchToken, launchModule, playCreditsOf } from './launch'
export { bonusPostings, startBonus, wageringModule, wageringToWire } from './wagering'
export { lotteryModule } from './lottery'
export { type LevelOf, roomPassPostings, roomsModule } from './rooms'
export {
  callPostings,
  createRoundCheck,
  findProviderRound,
  campaignDifferences,
  freeRoundDifferences,
  lastPlayPeriod,
  openSession,
  perform,
  provider,
  type ProviderRound,
  providerRounds,
  readRequest,
  type RecordedRound,
  roundsOfIds,
  roundsOpenedIn,
  roundsStillOpen,
  roundSums,
  seamlessModule,
  type SessionAnswer,
  sumsOfRounds,
} from './seamless'
