/** A fish on its way through the picture. Only a drawing: the server decides what a shot catches. */
export type Fish = {
  readonly id: number
  /** Place in the game's list. */
  readonly kind: number
  readonly size: number
  x: number
  readonly depth: number
  /** Pixels a second; below zero it swims to the left. */
  speed: number
  readonly phase: number
  /** Shots that are on their way to it; it does not leave before they arrive. */
  aimed: number
}

export type Water = { readonly width: number; readonly height: number }

export const fishCount = 13

const sizeOf = (multiplier: number): number => Math.round(34 + 11.5 * Math.log2(multiplier))

/** Dear fish are seen less often, and none of them never. */
export const kindAt = (multipliers: readonly number[], part: number): number => {
  const weights = multipliers.map((multiplier) => 1 / Math.sqrt(multiplier))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = part * total
  const found = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return found < 0 ? 0 : found
}

let lastId = 0

/** Begins at a side, or anywhere while the water is still empty. */
export const newFish = (
  kind: number,
  multiplier: number,
  { width, height }: Water,
  random: () => number,
  isAnywhere = false,
): Fish => {
  const size = sizeOf(multiplier)
  const goesRight = random() < 0.5
  const speed = 26 + random() * 46
  lastId += 1
  return {
    id: lastId,
    kind,
    size,
    x: isAnywhere ? random() * width : goesRight ? -size : width + size,
    depth: size * 0.6 + random() * Math.max(1, height - size * 1.2),
    speed: goesRight ? speed : -speed,
    phase: random() * Math.PI * 2,
    aimed: 0,
  }
}

export const heightOf = (fish: Fish, seconds: number): number => fish.depth + Math.sin(seconds * 1.4 + fish.phase) * 7

/** Moves it on; false once it has left. A fish that is aimed at turns round at the edge. */
export const swum = (fish: Fish, seconds: number, { width }: Water): boolean => {
  fish.x += fish.speed * seconds
  const edge = fish.aimed > 0 ? -fish.size / 3 : fish.size
  const isOut = fish.speed > 0 ? fish.x > width + edge : fish.x < -edge
  if (!isOut) return true
  if (fish.aimed === 0) return false
  fish.speed = -fish.speed
  return true
}

/** The fish that a tap means: the one whose edge is nearest to the point. */
export const nearestTo = (fish: readonly Fish[], x: number, y: number, seconds: number): Fish | null => {
  const distance = (each: Fish): number => Math.hypot(each.x - x, heightOf(each, seconds) - y) - each.size / 2
  return fish.reduce<Fish | null>(
    (nearest, each) => (nearest === null || distance(each) < distance(nearest) ? each : nearest),
    null,
  )
}

/** With no movement wanted every kind stands at a place of its own. */
export const standing = (multipliers: readonly number[], { width, height }: Water): readonly Fish[] =>
  multipliers.map((multiplier, kind) => {
    const columns = 3
    const rows = Math.ceil(multipliers.length / columns)
    lastId += 1
    return {
      id: lastId,
      kind,
      size: Math.min(sizeOf(multiplier), width / 3.4),
      x: ((kind % columns) + 0.5) * (width / columns),
      depth: (Math.floor(kind / columns) + 0.5) * (height / rows),
      speed: 0,
      phase: 0,
      aimed: 0,
    }
  })
