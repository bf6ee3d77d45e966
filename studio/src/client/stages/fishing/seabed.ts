import type { Palette } from '../../boot'
import type { Water } from './swim'

/** A repeatable jitter, so that the ground looks the same after a turn of the phone. */
const jitter = (at: number): number => {
  const value = Math.sin(at * 127.1) * 43758.5453
  return value - Math.floor(value)
}

const weed = (context: CanvasRenderingContext2D, x: number, ground: number, tall: number, colour: string): void => {
  context.strokeStyle = colour
  context.lineWidth = 7
  context.lineCap = 'round'
  for (const lean of [-14, 0, 13]) {
    context.beginPath()
    context.moveTo(x + lean * 0.4, ground)
    context.bezierCurveTo(x + lean, ground - tall * 0.4, x - lean, ground - tall * 0.7, x + lean * 1.3, ground - tall)
    context.stroke()
  }
}

/** Water, light and ground, drawn once into a canvas of their own, which the fish swim over. */
export const drawSeabed = (context: CanvasRenderingContext2D, { width, height }: Water, palette: Palette): void => {
  const water = context.createLinearGradient(0, 0, 0, height)
  water.addColorStop(0, palette.centre)
  water.addColorStop(0.35, palette.mid)
  water.addColorStop(0.75, palette.edge)
  water.addColorStop(1, palette.foot)
  context.fillStyle = water
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 0.13
  context.fillStyle = '#fff'
  for (let ray = 0; ray < 6; ray += 1) {
    const x = (ray + jitter(ray)) * (width / 5.5) - 30
    const wide = 16 + jitter(ray + 9) * 34
    context.beginPath()
    context.moveTo(x, -10)
    context.lineTo(x + wide, -10)
    context.lineTo(x + wide * 2.6 - 90, height * 0.82)
    context.lineTo(x - 110, height * 0.82)
    context.fill()
  }
  context.globalAlpha = 0.5
  for (let hill = 0; hill < 3; hill += 1) {
    context.fillStyle = hill === 2 ? palette.foot : palette.edge
    const top = height - 64 + hill * 22
    context.beginPath()
    context.moveTo(0, height)
    context.lineTo(0, top)
    for (let x = 0; x <= width; x += width / 6) context.lineTo(x, top - 16 + jitter(x + hill) * 32)
    context.lineTo(width, height)
    context.fill()
  }
  context.globalAlpha = 0.75
  for (let plant = 0; plant < 7; plant += 1)
    weed(
      context,
      jitter(plant + 40) * width,
      height + 4,
      34 + jitter(plant) * 58,
      plant % 2 ? palette.mid : palette.edge,
    )
  context.globalAlpha = 1
}
