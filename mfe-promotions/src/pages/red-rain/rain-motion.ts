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
export type Place = { readonly width: number; readonly height: number }

/** Height of an envelope for its width. */
export const tallness = 1.34
const [smallest, largest] = [34, 68]
const gravity = 900
const coinLife = 1.4

const between = (low: number, high: number, chance: Chance): number => low + (high - low) * chance()

const newDrop = ({ width, height }: Place, chance: Chance, above: boolean): Drop => {
  const near = chance()
  const size = smallest + (largest - smallest) * near
  return {
    size,
    x: between(size / 2, width - size / 2, chance),
    y: above ? -size * tallness - between(0, height, chance) * 0.2 : between(-height, height, chance),
    speed: 70 + 110 * near,
    sway: between(6, 18, chance),
    phase: between(0, Math.PI * 2, chance),
  }
}

/** Far envelopes first, so that near ones are drawn over them. */
export const newDrops = (count: number, place: Place, chance: Chance): readonly Drop[] =>
  Array.from({ length: count }, () => newDrop(place, chance, false)).sort((a, b) => a.size - b.size)

/** The same envelopes later; one that has left below comes again from above. */
export const fallen = (drops: readonly Drop[], seconds: number, place: Place, chance: Chance): readonly Drop[] =>
  drops.map((drop) => {
    const y = drop.y + drop.speed * seconds
    return y - drop.size * tallness > place.height
      ? { ...newDrop(place, chance, true), size: drop.size, speed: drop.speed }
      : { ...drop, y, phase: drop.phase + seconds * 2 }
  })

export const swayed = ({ x, phase, sway }: Drop): number => x + Math.sin(phase) * sway

/** Fingers are thick: so much beside an envelope still hits it. */
const slack = 10

/** The nearest envelope under a finger. */
export const dropAt = (drops: readonly Drop[], x: number, y: number): Drop | null =>
  drops.reduce<Drop | null>(
    (nearest, drop) =>
      Math.abs(x - swayed(drop)) <= drop.size / 2 + slack && Math.abs(y - drop.y) <= (drop.size * tallness) / 2 + slack
        ? drop
        : nearest,
    null,
  )

export const newCoins = (count: number, x: number, y: number, chance: Chance): readonly Coin[] =>
  Array.from({ length: count }, () => {
    const angle = between(0, Math.PI * 2, chance)
    const force = between(80, 420, chance)
    return { x, y, vx: Math.cos(angle) * force, vy: Math.sin(angle) * force - 220, age: 0, size: between(3, 8, chance) }
  })

/** The same coins later, without those that are gone. */
export const flown = (coins: readonly Coin[], seconds: number): readonly Coin[] =>
  coins.flatMap((coin) => {
    const age = coin.age + seconds
    if (age >= coinLife) return []
    const vy = coin.vy + gravity * seconds
    return [{ ...coin, age, vy, x: coin.x + coin.vx * seconds, y: coin.y + vy * seconds }]
  })

/** From 1 when it flies off to 0 when it is gone. */
export const brightness = ({ age }: Coin): number => 1 - age / coinLife
