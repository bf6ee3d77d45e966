import type { CrashConfig } from '../../../games/crash/crash-config'
import type { Palette } from '../../boot'
import type { Language } from '../../texts/languages'
import { paintBackdrop } from './backdrop'
import { curveFrame } from './curve-frame'
import type { Point, Size } from './curve-frame'

/** Parts on the canvas: the pad before the start, the curve in flight, the end. */
export type Flight =
  | { readonly kind: 'pad' }
  | { readonly kind: 'flying'; readonly elapsedMs: number }
  /** `elapsedMs` at the end; `sinceMs` after it. */
  | { readonly kind: 'over'; readonly elapsedMs: number; readonly sinceMs: number }

type Spark = { x: number; y: number; dx: number; dy: number; born: number; lifeMs: number; size: number }

export type CrashCanvas = {
  readonly draw: (flight: Flight, now: number) => void
  readonly resize: () => void
}

const pictureSize = 76

export const createCrashCanvas = (parts: {
  readonly canvas: HTMLCanvasElement
  readonly config: CrashConfig
  readonly palette: Palette
  readonly picture: HTMLImageElement
  readonly lang: Language
  readonly still: boolean
}): CrashCanvas => {
  const { canvas, config, palette, picture, lang, still } = parts
  const pen = canvas.getContext('2d')
  let size: Size = { width: 0, height: 0 }
  let sparks: Spark[] = []
  let burst = false
  let lastSpark = 0

  const resize = (): void => {
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    const { clientWidth: width, clientHeight: height } = canvas
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    size = { width, height }
    pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
  }

  const spark = (at: Point, now: number, spread: number, lifeMs: number): Spark => ({
    x: at.x,
    y: at.y,
    dx: (Math.random() - 0.5) * spread - spread * 0.25,
    dy: (Math.random() - 0.5) * spread + spread * 0.2,
    born: now,
    lifeMs,
    size: 1.5 + Math.random() * 3.5,
  })

  const drawSparks = (now: number, colour: string): void => {
    if (!pen) return
    sparks = sparks.filter(({ born, lifeMs }) => now - born < lifeMs)
    for (const { x, y, dx, dy, born, lifeMs, size: radius } of sparks) {
      const part = (now - born) / lifeMs
      pen.globalAlpha = 1 - part
      pen.fillStyle = part < 0.35 ? '#fff3c4' : colour
      pen.beginPath()
      pen.arc(x + dx * part, y + dy * part + 26 * part * part, radius * (1 - part * 0.6), 0, Math.PI * 2)
      pen.fill()
    }
    pen.globalAlpha = 1
  }

  const drawPicture = (at: Point, angle: number, scale: number): void => {
    if (!pen || !picture.complete || picture.naturalWidth === 0) return
    pen.save()
    pen.translate(at.x, at.y)
    pen.rotate(angle)
    pen.shadowColor = 'rgba(0,0,0,0.5)'
    pen.shadowBlur = 14
    pen.shadowOffsetY = 8
    pen.drawImage(
      picture,
      (-pictureSize / 2) * scale,
      (-pictureSize / 2) * scale,
      pictureSize * scale,
      pictureSize * scale,
    )
    pen.restore()
  }

  const drawCurve = (elapsedMs: number, over: boolean): { tip: Point; slope: number } => {
    const frame = curveFrame(config, elapsedMs, size, lang)
    if (!pen) return frame
    pen.font = '600 11px "Manrope Variable", sans-serif'
    pen.fillStyle = 'rgba(255,255,255,0.6)'
    pen.strokeStyle = 'rgba(255,255,255,0.09)'
    pen.lineWidth = 1
    for (const { y, label } of frame.lines) {
      pen.beginPath()
      pen.moveTo(44, y)
      pen.lineTo(size.width, y)
      pen.stroke()
      pen.fillText(label, 8, y + 4)
    }
    const first = frame.points[0] ?? frame.tip
    const path = (): void => {
      pen.beginPath()
      pen.moveTo(first.x, first.y)
      frame.points.forEach(({ x, y }) => pen.lineTo(x, y))
    }
    const fill = pen.createLinearGradient(0, frame.tip.y, 0, first.y)
    fill.addColorStop(0, over ? 'rgba(255,90,110,0.5)' : `${palette.centre}99`)
    fill.addColorStop(1, 'rgba(0,0,0,0)')
    path()
    pen.lineTo(frame.tip.x, first.y)
    pen.closePath()
    pen.fillStyle = fill
    pen.fill()
    path()
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.shadowColor = over ? '#ff6480' : palette.centre
    pen.shadowBlur = 18
    pen.strokeStyle = over ? '#ff6480' : '#ffd75e'
    pen.lineWidth = 5
    pen.stroke()
    pen.shadowBlur = 0
    return frame
  }

  /** Pictures that point up and right turn with the curve; a fraction of its angle suits all of them. */
  const tilt = (slope: number): number => (config.scene === 'deep' ? slope * 0.3 : slope * 0.35 + 0.2)

  return {
    resize,
    draw: (flight, now) => {
      if (!pen || size.width === 0) return
      const elapsedMs = flight.kind === 'pad' ? 0 : flight.elapsedMs
      paintBackdrop(
        pen,
        size,
        config.scene,
        palette,
        still ? 0 : elapsedMs / 5200 + (flight.kind === 'pad' ? now / 90_000 : 0),
      )
      const { tip, slope } = drawCurve(elapsedMs, flight.kind === 'over')
      if (flight.kind === 'pad') {
        sparks = []
        burst = false
        drawPicture({ x: tip.x + 14, y: tip.y - 12 + (still ? 0 : Math.sin(now / 420) * 3) }, 0, 1)
        return
      }
      if (flight.kind === 'flying') {
        burst = false
        if (!still && now - lastSpark > 28) {
          lastSpark = now
          sparks.push(spark({ x: tip.x - 16, y: tip.y + 12 }, now, 46, 520))
        }
        drawSparks(now, palette.centre)
        drawPicture(tip, tilt(slope), 1)
        return
      }
      if (!burst && !still && flight.sinceMs < 600) {
        burst = true
        sparks = Array.from({ length: 70 }, () => spark(tip, now, 260, 900 + Math.random() * 500))
      }
      drawSparks(now, '#ff6480')
      const fall = still ? 0 : Math.min(1, flight.sinceMs / 900)
      pen.globalAlpha = 1 - fall * 0.9
      const down = (config.scene === 'deep' ? -1 : 1) * 140 * fall * fall
      drawPicture({ x: tip.x + 26 * fall, y: tip.y + down }, tilt(slope) + fall * 2.2, 1 - fall * 0.35)
      pen.globalAlpha = 1
    },
  }
}
