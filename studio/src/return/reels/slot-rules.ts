/** Any reel game: strips of symbol names, a window of `rows`, and either lines or ways. */
export type ReelGame = {
  readonly strips: readonly (readonly string[])[]
  readonly rows: number
  /** Row by reel of every line; null means ways: any place on neighbouring reels from the left. */
  readonly lines: readonly (readonly number[])[] | null
  readonly wild: string | null
  readonly scatter: string | null
  /** By symbol and count, in units: bets on one line, or of the whole stake in a game of ways. */
  readonly pays: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly wildMultiplier: number
}

/** Prize of one line: the dearest reading of its symbols from the left; a wild counts as the best symbol. */
export const linePay = (game: ReelGame, symbols: readonly string[]): number => {
  const { wild } = game
  const first = symbols.find((symbol) => symbol !== wild) ?? wild
  const readings = first === null ? [] : [first]
  if (wild !== null && symbols[0] === wild && first !== wild) readings.push(wild)
  let best = 0
  for (const reading of readings) {
    if (reading === undefined || reading === game.scatter) continue
    let count = 0
    let helped = false
    for (const symbol of symbols) {
      if (symbol !== reading && symbol !== wild) break
      helped ||= symbol === wild && reading !== wild
      count += 1
    }
    const paid = (game.pays[reading]?.[count] ?? 0) * (helped ? game.wildMultiplier : 1)
    if (paid > best) best = paid
  }
  return best
}
