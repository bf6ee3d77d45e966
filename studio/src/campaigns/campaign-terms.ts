import type { GameFigures } from '../games/playable'

/** Campaign name under which the operator records the prizes. */
export const campaign = 'Fiftieth-round'
/** Round numbers of a seed pair begin with 0. */
export const everyRounds = 50

/** Basis points of a lowest stake that the prizes give back, and what a merchant's cashback and rebates may give besides. */
const prizeBp = 10_000 / everyRounds
const promotionsBp = 150

/** Prizes are paid where the house edge covers them and the merchant's promotions. */
export const paysPrizes = ({ rtpBp }: Pick<GameFigures, 'rtpBp'>): boolean => rtpBp + prizeBp + promotionsBp <= 10_000
