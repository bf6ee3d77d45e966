import type { CrashScene } from '../../../games/crash/crash-config'
import type { Palette } from '../../boot'
import type { Size } from './curve-frame'

type Speck = { readonly x: number; readonly y: number; readonly size: number; readonly depth: number }

/** Fixed places, so that a scene looks the same at every visit. */
const specks: readonly Speck[] = Array.from({ length: 70 }, (_, index) => ({
  x: ((index * 137.508) % 100) / 100,
  y: ((index * 61.803) % 100) / 100,
  size: 0.6 + ((index * 7) % 10) / 6,
  depth: 0.25 + ((index * 13) % 10) / 13,
}))

const wrapped = (value: number): number => value - Math.floor(value)

const eachSpeck = (size: Size, drift: number, rise: number, draw: (x: number, y: number, speck: Speck) => void): void =>
  specks.forEach((speck) =>
    draw(
      wrapped(speck.x - drift * speck.depth) * size.width,
      wrapped(speck.y + rise * speck.depth) * size.height,
      speck,
    ),
  )

const circle = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

const cloud = (pen: CanvasRenderingContext2D, x: number, y: number, size: number): void => {
  circle(pen, x, y, size)
  circle(pen, x + size * 1.1, y + size * 0.25, size * 0.8)
  circle(pen, x - size * 1.1, y + size * 0.3, size * 0.7)
  circle(pen, x + size * 0.4, y - size * 0.45, size * 0.75)
}

const stars = (pen: CanvasRenderingContext2D, size: Size, drift: number): void => {
  pen.fillStyle = '#ffffff'
  eachSpeck(size, drift, drift * 0.6, (x, y, { size: radius, depth }) => {
    pen.globalAlpha = 0.25 + depth * 0.6
    circle(pen, x, y, radius)
  })
  pen.globalAlpha = 1
}

const planet = (pen: CanvasRenderingContext2D, { width, height }: Size, palette: Palette): void => {
  const [x, y, radius] = [width * 0.8, height * 1.06, width * 0.42]
  const glow = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.5, radius * 0.1, x, y, radius)
  glow.addColorStop(0, palette.centre)
  glow.addColorStop(0.55, palette.mid)
  glow.addColorStop(1, palette.edge)
  pen.fillStyle = glow
  pen.globalAlpha = 0.55
  circle(pen, x, y, radius)
  pen.globalAlpha = 1
}

const clouds = (pen: CanvasRenderingContext2D, size: Size, drift: number, colour: string, light: number): void => {
  pen.fillStyle = colour
  for (let index = 0; index < 7; index += 1) {
    const speck = specks[index * 9] ?? { x: 0, y: 0, size: 1, depth: 0.5 }
    pen.globalAlpha = light * (0.35 + speck.depth * 0.5)
    const x = wrapped(speck.x + 0.14 * index - drift * speck.depth * 0.5) * (size.width + 160) - 80
    cloud(pen, x, (0.08 + 0.12 * index) * size.height, 14 + speck.depth * 22)
  }
  pen.globalAlpha = 1
}

const bubbles = (pen: CanvasRenderingContext2D, size: Size, drift: number): void => {
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 1.2
  eachSpeck(size, drift * 0.4, -drift * 1.6, (x, y, { size: radius, depth }) => {
    pen.globalAlpha = 0.12 + depth * 0.3
    pen.beginPath()
    pen.arc(x, y, radius * 2.6, 0, Math.PI * 2)
    pen.stroke()
  })
  pen.globalAlpha = 1
}

const shafts = (pen: CanvasRenderingContext2D, { width, height }: Size): void => {
  pen.fillStyle = '#ffffff'
  for (let index = 0; index < 5; index += 1) {
    pen.globalAlpha = 0.05
    const x = width * (0.1 + 0.2 * index)
    pen.beginPath()
    pen.moveTo(x, 0)
    pen.lineTo(x + 36, 0)
    pen.lineTo(x + 110, height)
    pen.lineTo(x - 20, height)
    pen.fill()
  }
  pen.globalAlpha = 1
}

const ridge = (
  pen: CanvasRenderingContext2D,
  { width, height }: Size,
  drift: number,
  base: number,
  tall: number,
  colour: string,
): void => {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, height)
  for (let x = 0; x <= width + 8; x += 8) {
    const at = x / 90 + drift * 6
    const peak = Math.abs(Math.sin(at * 0.9)) * 0.6 + Math.abs(Math.sin(at * 1.7 + 1)) * 0.4
    pen.lineTo(x, height - base - peak * tall)
  }
  pen.lineTo(width, height)
  pen.fill()
}

/** Paints the scenery behind the curve; `drift` is the distance the scene has moved, 0 without motion. */
export const paintBackdrop = (
  pen: CanvasRenderingContext2D,
  size: Size,
  scene: CrashScene,
  palette: Palette,
  drift: number,
): void => {
  const sky = pen.createLinearGradient(0, 0, 0, size.height)
  const under = scene === 'deep'
  sky.addColorStop(0, under ? palette.mid : palette.foot)
  sky.addColorStop(0.55, palette.edge)
  sky.addColorStop(1, under ? palette.foot : scene === 'space' ? palette.edge : palette.mid)
  pen.fillStyle = sky
  pen.fillRect(0, 0, size.width, size.height)
  if (scene === 'space') {
    stars(pen, size, drift)
    planet(pen, size, palette)
  } else if (scene === 'sky') clouds(pen, size, drift, '#ffffff', 0.3)
  else if (scene === 'storm') {
    stars(pen, size, drift * 0.2)
    clouds(pen, size, drift, palette.foot, 1)
  } else if (scene === 'land') {
    stars(pen, size, drift * 0.1)
    ridge(pen, size, drift * 0.3, 26, size.height * 0.34, palette.edge)
    ridge(pen, size, drift, 0, size.height * 0.2, palette.foot)
  } else {
    shafts(pen, size)
    bubbles(pen, size, drift)
  }
}
