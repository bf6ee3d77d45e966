import { blackjack } from '../../return/cards/blackjack'
import type { Fraction } from '../../return/fraction'
import type { BlackjackConfig } from './blackjack-rules'

/** What best play gets back, from the function that the return command runs. */
export const blackjackReturn = ({ engine: _, blackjackPays, ...rules }: BlackjackConfig): Fraction =>
  blackjack.compute({ ...rules, blackjackPays: blackjackPays / 100 }).main
