import { blackjack } from '../../return/cards/blackjack'
import type { EngineReturn } from '../../return/engine'
import type { BlackjackConfig } from './blackjack-rules'

/** Return and deviation of best play, from the function that the return command runs. */
export const blackjackReturn = ({ engine: _, blackjackPays, ...rules }: BlackjackConfig): EngineReturn =>
  blackjack.compute({ ...rules, blackjackPays: blackjackPays / 100 })
