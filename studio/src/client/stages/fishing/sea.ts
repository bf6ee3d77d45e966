import type { FishingConfig } from '../../../games/fishing/fishing-rules'
import type { Palette } from '../../boot'
import { drawBullet, drawCannon, drawCatch, drawFish, drawNet, signOf } from './draw-sea'
import type { Bullet, Burst } from './draw-sea'
import { drawSeabed } from './seabed'
import { createSprites, fitted } from './sprites'
import { fishCount, heightOf, kindAt, nearestTo, newFish, standing, swum } from './swim'
import type { Fish } from './swim'

export type Sea = {
  readonly resize: () => void
  /** Shoots at the fish nearest to a tap and returns its kind; null without a fish. */
  readonly shootAt: (x: number, y: number) => number | null
  readonly shootKind: (kind: number) => void
  /** Results of the oldest unanswered shots, in their order; `text` is the prize. */
  readonly answer: (results: readonly { readonly isCaught: boolean; readonly text: string }[]) => void
  readonly dispose: () => void
}

const flightSeconds = 0.34
const burstSeconds = 1.1

export const createSea = (parts: {
  canvas: HTMLCanvasElement
  /** Below it. */
  ground: HTMLCanvasElement
  config: FishingConfig
  palette: Palette
  icons: Readonly<Record<string, string>>
  reducedMotion: boolean
}): Sea => {
  const { canvas, config, reducedMotion } = parts
  const multipliers = config.fish.map((fish) => fish.multiplier)
  const sprites = createSprites(parts.icons)
  let { width, height, context } = fitted(canvas)
  const drawGround = (): void => {
    const { context: below } = fitted(parts.ground)
    if (below) drawSeabed(below, { width, height }, parts.palette)
  }
  let fish: Fish[] = []
  let bullets: Bullet[] = []
  let bursts: Burst[] = []
  let seconds = 0
  let before = performance.now()
  let frame = 0
  let angle = -Math.PI / 2

  const water = () => ({ width, height: height - 70 })
  const fill = (isAnywhere: boolean): void => {
    while (fish.length < fishCount) {
      const kind = kindAt(multipliers, Math.random())
      fish.push(newFish(kind, multipliers[kind] ?? 2, water(), Math.random, isAnywhere))
    }
  }
  const stock = (): void => {
    fish = reducedMotion ? [...standing(multipliers, water())] : []
    if (!reducedMotion) fill(true)
  }
  const muzzle = () => ({ x: width / 2, y: height - 26 })

  const land = (bullet: Bullet): void => {
    const { target } = bullet
    target.aimed -= 1
    const y = heightOf(target, seconds)
    bursts.push({
      x: Math.max(56, Math.min(width - 56, target.x)),
      y,
      age: 0,
      sign: bullet.result?.isCaught ? signOf(bullet.result.text) : null,
    })
    if (bullet.result?.isCaught && !reducedMotion) fish = fish.filter((each) => each !== target)
  }

  const move = (passed: number): void => {
    seconds += passed
    if (!reducedMotion) {
      fish = fish.filter((each) => swum(each, passed, water()))
      fill(false)
    }
    bullets.forEach((bullet) => {
      bullet.age = Math.min(flightSeconds, bullet.age + passed)
    })
    // In the order of the shots, each when it has arrived and its answer too.
    while (bullets[0] && bullets[0].age >= flightSeconds && bullets[0].result) {
      land(bullets[0])
      bullets = bullets.slice(1)
    }
    bursts = bursts.filter((burst) => {
      burst.age += passed
      return burst.age < burstSeconds
    })
  }

  const paint = (): void => {
    if (!context) return
    context.clearRect(0, 0, width, height)
    for (const each of fish) {
      const icon = config.fish[each.kind]?.icon ?? ''
      drawFish(
        context,
        each,
        heightOf(each, seconds),
        sprites.of(icon, each.size),
        multipliers[each.kind] ?? 0,
        seconds,
      )
    }
    bullets.forEach((bullet) => {
      const part = reducedMotion ? 1 : bullet.age / flightSeconds
      if (context && part < 1) drawBullet(context, muzzle(), bullet.target.x, heightOf(bullet.target, seconds), part)
      else if (context) drawNet(context, bullet.target.x, heightOf(bullet.target, seconds), bullet.target.size)
    })
    for (const burst of bursts) drawCatch(context, burst, burst.age / burstSeconds, reducedMotion)
    drawCannon(context, muzzle(), angle)
  }

  const tick = (now: number): void => {
    move(Math.min(0.05, (now - before) / 1000))
    before = now
    paint()
    frame = requestAnimationFrame(tick)
  }

  const shoot = (target: Fish): void => {
    target.aimed += 1
    const from = muzzle()
    angle = Math.atan2(heightOf(target, seconds) - from.y, target.x - from.x)
    bullets.push({ target, age: 0, result: null })
  }

  drawGround()
  stock()
  frame = requestAnimationFrame(tick)
  return {
    resize: () => {
      ;({ width, height, context } = fitted(canvas))
      drawGround()
      stock()
    },
    shootAt: (x, y) => {
      const target = nearestTo(fish, x, y, seconds)
      if (!target) return null
      shoot(target)
      return target.kind
    },
    shootKind: (kind) => {
      let target = fish.find((each) => each.kind === kind && each.x > 0 && each.x < width)
      if (!target) {
        target = newFish(kind, multipliers[kind] ?? 2, water(), Math.random, true)
        fish.push(target)
      }
      shoot(target)
    },
    answer: (results) => {
      const open = bullets.filter((bullet) => bullet.result === null)
      results.forEach((result, at) => {
        const bullet = open[at]
        if (bullet) bullet.result = result
      })
    },
    dispose: () => cancelAnimationFrame(frame),
  }
}
