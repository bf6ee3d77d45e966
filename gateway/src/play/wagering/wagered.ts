import { addMinor, type GameCategory, type Minor, shareOf } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { validBet } from '../seamless/valid-bet'
import type { Split } from './split'

type Game = { readonly code: string; readonly category: GameCategory }

/** Whether bonus money may be staked in a game. */
export const takesBonus = ({ includedGames, excludedGames }: WageringTerms, game: string): boolean =>
  !excludedGames.includes(game) && (includedGames.length === 0 || includedGames.includes(game))

/** Basis points of a stake that count for the wagering: by game, else by category, else all. */
export const wageringWeight = ({ weights, gameWeights }: WageringTerms, { code, category }: Game): number =>
  (gameWeights[code] ?? weights[category] ?? 100) * 100

type RoundOfBonus = {
  readonly state: 'OPEN' | 'SETTLED' | 'CANCELLED'
  readonly stake: Split
  readonly payout: Split
  /** What a round of a draw adds after netting; null: the round counts for itself. */
  readonly drawValidBet: Minor | null
}

/** What a round counts for the wagering: its valid bet of cash and bonus money together, so a bet without risk counts nothing. */
export const wageredBy = (
  terms: WageringTerms,
  game: Game,
  { state, stake, payout, drawValidBet }: RoundOfBonus,
): Minor =>
  shareOf(
    (state === 'SETTLED' ? drawValidBet : null) ??
      validBet({
        category: game.category,
        stake: addMinor(stake.cash, stake.bonus),
        payout: addMinor(payout.cash, payout.bonus),
        state,
      }),
    wageringWeight(terms, game),
  )
