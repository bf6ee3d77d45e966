/** An envelope in the air. Lengths are CSS pixels, angles radians, times seconds. */
export type Drop = {
  readonly x: number
  readonly y: number
  /** Width; a nearer envelope is larger and falls faster. */
  readonly size: number
  readonly speed: number
  readonly sway: number
  readonly phase: number
}
export type Coin = {
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly age: number
  readonly size: number
}
type Chance = () => number
export type Place = {
  readonly width: number
  readonly height: number
}
/** Height of an envelope for its width. */
export declare const tallness = 1.34
/** Far envelopes first, so that near ones are drawn over them. */
export declare const newDrops: (count: number, place: Place, chance: Chance) => readonly Drop[]
/** The same envelopes later; one that has left below comes again from above. */
export declare const fallen: (drops: readonly Drop[], seconds: number, place: Place, chance: Chance) => readonly Drop[]
export declare const swayed: ({ x, phase, sway }: Drop) => number
/** The nearest envelope under a finger. */
export declare const dropAt: (drops: readonly Drop[], x: number, y: number) => Drop | null
export declare const newCoins: (count: number, x: number, y: number, chance: Chance) => readonly Coin[]
/** The same coins later, without those that are gone. */
export declare const flown: (coins: readonly Coin[], seconds: number) => readonly Coin[]
/** From 1 when it flies off to 0 when it is gone. */
export declare const brightness: ({ age }: Coin) => number
export {}
