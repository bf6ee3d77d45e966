import { mayDeposit, type Game } from '@mosaic/contracts'

export type PlayMode = 'real' | 'demo'

/** What a tap on a game leads to. */
export type LaunchDecision =
  | { readonly kind: 'login'; readonly to: string }
  | { readonly kind: 'lottery'; readonly to: string }
  | { readonly kind: 'vendor-list'; readonly to: string }
  | { readonly kind: 'coming-soon' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'play'; readonly to: string }

export type LaunchGame = Pick<Game, 'gameId' | 'nodeId' | 'gameType' | 'vassalage' | 'isGameH5' | 'supportPlay'>

const playPath = (game: Pick<Game, 'gameId' | 'nodeId'>, mode: PlayMode): string =>
  `/m/play?gameId=${encodeURIComponent(game.gameId)}&nodeId=${encodeURIComponent(game.nodeId)}&mode=${mode}`

export const loginPath = (next: string): string => `/m/login?next=${encodeURIComponent(next)}`

/**
 * Spec §4 "Launch": no session → login; lotteries have their own launcher; a row marked VASSALAGE stands for a vendor's
 * shelf; who may not deposit has no money to play with; everything else starts. A game that nobody can play yet says so before it costs anybody a login, and the
 * provider's demo needs no session.
 */
export const launchDecision = (game: LaunchGame, type: number | null, mode: PlayMode): LaunchDecision => {
  const isVendor = game.isGameH5 === 'VASSALAGE'
  if (!game.supportPlay && !isVendor) return { kind: 'coming-soon' }
  if (type === null && mode === 'real')
    return { kind: 'login', to: loginPath(isVendor ? vendorPath(game) : playPath(game, mode)) }
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT')
    return { kind: 'lottery', to: game.gameType === 'LOTT' ? '/m/lott' : '/m/elott' }
  if (isVendor) return { kind: 'vendor-list', to: vendorPath(game) }
  if (mode === 'real' && type !== null && !mayDeposit(type)) return { kind: 'refused' }
  return { kind: 'play', to: playPath(game, mode) }
}

const vendorPath = (game: LaunchGame): string =>
  `/m/gameList?gameType=${game.gameType}&vassalage=${encodeURIComponent(game.vassalage)}`
