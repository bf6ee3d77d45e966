import type { Boot } from '../../boot'
import { createCoinBurst } from './coin-burst'
import { brakeTimes, landingPosition, launchPosition, planLanding, teasedReels } from './reel-motion'
import type { Landing } from './reel-motion'
import { drawSprites } from './symbol-sprites'
import type { Pictures, Sprite } from './symbol-sprites'
import { cellName, drawWin } from './win-lines'
import type { ShownWin } from './win-lines'

/** Symbols and pictures on the reels of one game. */
export type ReelSet = {
  /** Symbols of each reel by number; strips are rings. */
  readonly strips: readonly (readonly number[])[]
  readonly rows: number
  /** Names of the symbols by number. */
  readonly symbols: readonly string[]
  /** The symbol whose third is worth waiting for; null in a game without free spins. */
  readonly awaited: number | null
}

type Reel = {
  position: number
  launchedAt: number | null
  launchedFrom: number
  brakeAt: number | null
  target: number
  landing: Landing | null
  landedAt: number
  teased: boolean
}

/** `reducedMotion` shows the result without movement. */
export type StageOptions = {
  canvas: HTMLCanvasElement
  set: ReelSet
  palette: Boot['palette']
  pictures: Pictures
  reducedMotion: () => boolean
  onReelStop: (reel: number) => void
}

export type ReelStage = {
  readonly resize: () => void
  readonly launch: () => void
  /** Stops the reels one by one; resolves when the last one stands. */
  readonly land: (stops: readonly number[]) => Promise<void>
  /** Wins are shown in turn. */
  readonly showWins: (wins: readonly ShownWin[], coins: number) => void
  readonly clearWins: () => void
  readonly dispose: () => void
}

const lineTurnMs = 1100

export const createReelStage = ({
  canvas,
  set,
  palette,
  pictures,
  reducedMotion,
  onReelStop,
}: StageOptions): ReelStage => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw on a canvas')
  const burst = createCoinBurst()
  const reels: Reel[] = set.strips.map((_, reel) => ({
    position: reel * 3 + 1,
    launchedAt: null,
    launchedFrom: 0,
    brakeAt: null,
    target: 0,
    landing: null,
    landedAt: 0,
    teased: false,
  }))
  let sprites: readonly Sprite[] = []
  let cell = { width: 0, height: 0 }
  let frame = 0
  let wins: { shown: readonly ShownWin[]; since: number } | null = null
  let landed: (() => void) | null = null

  const positionAt = (reel: Reel, now: number): number => {
    if (reel.landing) return landingPosition(reel.landing, now - reel.landedAt)
    return reel.launchedAt === null ? reel.position : launchPosition(reel.launchedFrom, now - reel.launchedAt)
  }

  const advance = (now: number): boolean => {
    let moving = false
    reels.forEach((reel, index) => {
      if (reel.launchedAt === null) return
      if (!reel.landing && reel.brakeAt !== null && now >= reel.brakeAt) {
        const here = positionAt(reel, now)
        reel.landing = planLanding(here - Math.floor(here), reel.target, 4)
        reel.landedAt = now
      }
      if (reel.landing && now - reel.landedAt >= reel.landing.totalMs) {
        reel.position = reel.target
        reel.launchedAt = null
        reel.landing = null
        reel.brakeAt = null
        reel.teased = false
        onReelStop(index)
      } else moving = true
    })
    if (!moving && landed) {
      landed()
      landed = null
    }
    return moving
  }

  const drawReel = (reel: Reel, index: number, now: number, lit: ReadonlySet<string> | null): void => {
    const strip = set.strips[index] ?? []
    const position = positionAt(reel, now)
    const top = Math.floor(position)
    const fast =
      reel.launchedAt !== null &&
      (reel.landing ? now - reel.landedAt < reel.landing.brakeMs * 0.45 : now - reel.launchedAt > 330)
    const left = index * cell.width
    if (reel.teased && reel.launchedAt !== null) {
      pen.fillStyle = palette.centre
      pen.globalAlpha = 0.16 + 0.1 * Math.sin(now / 110)
      pen.fillRect(left, 0, cell.width, canvas.height)
      pen.globalAlpha = 1
    }
    for (let row = -1; row <= set.rows; row += 1) {
      const symbol = strip[(((top + row) % strip.length) + strip.length) % strip.length] ?? 0
      const sprite = sprites[symbol]
      if (!sprite) continue
      const y = (row - (position - top)) * cell.height
      const isLit = lit?.has(cellName(index, row)) ?? false
      pen.globalAlpha = lit && !isLit ? 0.34 : 1
      const grow = isLit && !reducedMotion() ? 1 + 0.07 * Math.sin((now - (wins?.since ?? now)) / 150) : 1
      const width = cell.width * grow
      const height = cell.height * grow
      pen.drawImage(
        fast ? sprite.blurred : sprite.sharp,
        left + (cell.width - width) / 2,
        y + (cell.height - height) / 2,
        width,
        height,
      )
    }
    pen.globalAlpha = 1
  }

  const paint = (now: number): void => {
    pen.clearRect(0, 0, canvas.width, canvas.height)
    const win = wins?.shown[Math.floor((now - wins.since) / lineTurnMs) % wins.shown.length] ?? null
    const lit = win && new Set(win.cells.map(([reel, row]) => cellName(reel, row)))
    reels.forEach((reel, index) => drawReel(reel, index, now, lit))
    if (win) drawWin(pen, win, cell, now - (wins?.since ?? now), reducedMotion())
  }

  const run = (now: number): void => {
    const moving = advance(now)
    paint(now)
    const raining = burst.draw(pen, now)
    frame = moving || wins || raining ? requestAnimationFrame(run) : 0
  }
  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(run)
  }

  const clearWins = (): void => {
    wins = null
    burst.clear()
    wake()
  }

  return {
    resize: () => {
      const ratio = Math.min(window.devicePixelRatio || 1, 3)
      const width = Math.round(canvas.clientWidth * ratio)
      const height = Math.round(canvas.clientHeight * ratio)
      if (width === 0 || (width === canvas.width && height === canvas.height && sprites.length > 0)) return
      canvas.width = width
      canvas.height = height
      cell = { width: width / reels.length, height: height / set.rows }
      sprites = drawSprites(set.symbols, pictures, palette, cell)
      wake()
    },
    launch: () => {
      clearWins()
      if (reducedMotion()) return
      const now = performance.now()
      reels.forEach((reel, index) => {
        reel.launchedFrom = reel.position
        reel.launchedAt = now + index * 45
        reel.landing = null
        reel.brakeAt = null
      })
      wake()
    },
    land: (stops) => {
      const scatters = set.strips.map(
        (strip, reel) =>
          Array.from({ length: set.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length]).filter(
            (symbol) => symbol === set.awaited,
          ).length,
      )
      const teased = teasedReels(scatters, set.awaited !== null)
      const times = brakeTimes(teased)
      const started = reels[0]?.launchedAt ?? 0
      const late = Math.max(0, performance.now() - started - (times[0] ?? 0))
      reels.forEach((reel, index) => {
        reel.target = stops[index] ?? 0
        if (reel.launchedAt === null) {
          reel.position = reel.target
          onReelStop(index)
          return
        }
        reel.teased = teased[index] ?? false
        reel.brakeAt = started + late + (times[index] ?? 0)
      })
      return new Promise((resolve) => {
        landed = resolve
        wake()
      })
    },
    showWins: (shown, coins) => {
      wins = { shown, since: performance.now() }
      if (coins > 0 && !reducedMotion()) burst.throwAt(performance.now(), canvas.width, canvas.height, coins)
      wake()
    },
    clearWins,
    dispose: () => {
      cancelAnimationFrame(frame)
      frame = 0
      landed?.()
    },
  }
}
