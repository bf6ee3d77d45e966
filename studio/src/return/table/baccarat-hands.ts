/** Points of a card: ten, jack, queen and king count 0. */
export type Points = number
export type BaccaratWinner = 'player' | 'banker' | 'tie'

/** True if the player draws a third card (two cards in all, no natural on either side). */
export const playerDraws = (player: Points): boolean => player <= 5

/** The banker's rule: by the player's third card, or like a player when there is none. */
export const bankerDraws = (banker: Points, playersThird: Points | null): boolean => {
  if (playersThird === null) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return playersThird !== 8
  if (banker === 4) return playersThird >= 2 && playersThird <= 7
  if (banker === 5) return playersThird >= 4 && playersThird <= 7
  return banker === 6 && (playersThird === 6 || playersThird === 7)
}

export const isNatural = (points: Points): boolean => points >= 8

export const baccaratWinner = (player: Points, banker: Points): BaccaratWinner =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'

export type BaccaratResult = { readonly winner: BaccaratWinner; readonly banker: Points }

/** Deals one round from cards given by `next`, in the order of the table: player, banker, player, banker, thirds. */
export const dealBaccarat = (next: () => Points): BaccaratResult & { readonly player: Points } => {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()]
  let player = (p1 + p2) % 10
  let banker = (b1 + b2) % 10
  if (!isNatural(player) && !isNatural(banker)) {
    const third = playerDraws(player) ? next() : null
    if (third !== null) player = (player + third) % 10
    if (bankerDraws(banker, third)) banker = (banker + next()) % 10
  }
  return { winner: baccaratWinner(player, banker), player, banker }
}
