import { isTrial, mayDeposit, type Game } from '@mosaic/contracts'

export type PlayMode = 'real' | 'demo'

/** Result of a tap on a game. */
type LaunchDecision =
  | { readonly kind: 'login'; readonly to: string }
  | { readonly kind: 'lottery'; readonly to: string }
  | { readonly kind: 'vendor-list'; readonly to: string }
  | { readonly kind: 'sports'; readonly to: string }
  | { readonly kind: 'coming-soon' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'play'; readonly mode: PlayMode; readonly to: string }

export type LaunchGame = Pick<
  Game,
  'gameId' | 'nodeId' | 'gameType' | 'vassalage' | 'isGameH5' | 'supportPlay' | 'freeplay'
>

const gameQuery = ({ gameId, nodeId }: Pick<Game, 'gameId' | 'nodeId'>): string =>
  `gameId=${encodeURIComponent(gameId)}&nodeId=${encodeURIComponent(nodeId)}`

/** @param roomId where a room was chosen. */
export const playPath = (game: Pick<Game, 'gameId' | 'nodeId'>, mode: PlayMode, roomId?: string): string =>
  `/m/play?${gameQuery(game)}&mode=${mode}${roomId ? `&room=${encodeURIComponent(roomId)}` : ''}`

export const loginPath = (next: string): string => `/m/login?next=${encodeURIComponent(next)}`

const vendorPath = (game: LaunchGame): string =>
  `/m/gameList?gameType=${game.gameType}&vassalage=${encodeURIComponent(game.vassalage)}`

const lotteryPath = ({ gameType, gameId }: LaunchGame): string =>
  `${gameType === 'LOTT' ? '/m/lott' : '/m/elott'}?lottery=${encodeURIComponent(gameId)}`

const isSport = ({ gameType }: LaunchGame): boolean =>
  gameType === 'SPORTS' || gameType === 'ESPORTS' || gameType === 'COCKFIGHT'

/** Sports are played for real if the session allows it, as a trial otherwise (spec §4). */
export const sportsMode = (type: number | null): PlayMode => (type !== null && mayDeposit(type) ? 'real' : 'demo')

/**
 * Spec §4 "Launch": no session → login; lotteries have their own launcher; a row marked VASSALAGE opens a vendor's list; sports have
 * a page of their own without a session; a trial account plays the trial; other accounts without deposits have no money to play
 * with; all else starts.
 * A game that is not ready says so before it asks for a login, and a trial needs no session.
 */
export const launchDecision = (
  game: LaunchGame,
  type: number | null,
  mode: PlayMode,
  roomId?: string,
): LaunchDecision => {
  const isVendor = game.isGameH5 === 'VASSALAGE'
  const isLottery = game.gameType === 'LOTT' || game.gameType === 'ELOTT'
  if (!game.supportPlay && !isVendor)
    // Draws and results can be viewed before betting is possible.
    return isLottery ? { kind: 'lottery', to: lotteryPath(game) } : { kind: 'coming-soon' }
  if (isSport(game) && !isVendor) return { kind: 'sports', to: `/m/sportsGame?${gameQuery(game)}` }
  if (type === null && mode === 'real') {
    const next = isLottery ? lotteryPath(game) : isVendor ? vendorPath(game) : playPath(game, mode, roomId)
    return { kind: 'login', to: loginPath(next) }
  }
  if (isLottery) return { kind: 'lottery', to: lotteryPath(game) }
  if (isVendor) return { kind: 'vendor-list', to: vendorPath(game) }
  if (mode === 'demo' || (type !== null && isTrial(type)))
    return game.freeplay ? { kind: 'play', mode: 'demo', to: playPath(game, 'demo') } : { kind: 'refused' }
  return type !== null && mayDeposit(type)
    ? { kind: 'play', mode: 'real', to: playPath(game, 'real', roomId) }
    : { kind: 'refused' }
}
