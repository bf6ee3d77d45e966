import { isTrial, mayDeposit, type Game } from '@mosaic/contracts'
import { loginPath, playPath } from './launch-decision'
import type { LotteryPlay } from './launch-query'

type LotteryStart =
  | { readonly kind: 'coming-soon' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'go'; readonly to: string }

/** From the lottery launcher into a lottery: a guest logs in and returns to it, a trial account plays the trial. */
export const lotteryStart = (
  game: Pick<Game, 'gameId' | 'nodeId' | 'supportPlay'>,
  type: number | null,
  play: LotteryPlay,
): LotteryStart => {
  if (!game.supportPlay) return { kind: 'coming-soon' }
  const real = `${playPath(game, 'real')}&play=${play}`
  if (type === null) return { kind: 'go', to: loginPath(real) }
  if (isTrial(type)) return { kind: 'go', to: `${playPath(game, 'demo')}&play=${play}` }
  return mayDeposit(type) ? { kind: 'go', to: real } : { kind: 'refused' }
}
