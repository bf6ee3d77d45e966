import type { Fish } from './swim'

export type Bullet = {
  readonly target: Fish
  age: number
  result: { readonly isCaught: boolean; readonly text: string } | null
}
export type Burst = { readonly x: number; readonly y: number; age: number; readonly text: string }
type Point = { readonly x: number; readonly y: number }

const gold = '#ffd75e'
const ink = 'rgba(6, 8, 24, 0.85)'

const label = (context: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void => {
  context.font = `800 ${size}px "Sora Variable", sans-serif`
  context.textAlign = 'center'
  context.lineJoin = 'round'
  context.lineWidth = size / 4
  context.strokeStyle = ink
  context.strokeText(text, x, y)
  context.fillStyle = gold
  context.fillText(text, x, y)
}

const markWidth = 56
const markHeight = 18
const marks = new Map<number, HTMLCanvasElement>()

/** What a fish pays, outlined once: letters drawn anew in every frame cost the frame. */
const markOf = (multiplier: number): HTMLCanvasElement => {
  const known = marks.get(multiplier)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = markWidth * 2
  canvas.height = markHeight * 2
  const context = canvas.getContext('2d')
  if (context) label(context, `×${multiplier}`, markWidth, markHeight * 1.5, 22)
  marks.set(multiplier, canvas)
  return canvas
}

export const drawFish = (
  context: CanvasRenderingContext2D,
  fish: Fish,
  y: number,
  picture: HTMLCanvasElement | null,
  multiplier: number,
  seconds: number,
): void => {
  if (picture) {
    context.save()
    context.translate(fish.x, y)
    context.rotate(Math.sin(seconds * 3 + fish.phase) * 0.06)
    // The pictures look to the left.
    if (fish.speed > 0) context.scale(-1, 1)
    context.drawImage(picture, -fish.size / 2, -fish.size / 2, fish.size, fish.size)
    context.restore()
  }
  const mark = markOf(multiplier)
  context.drawImage(mark, fish.x - markWidth / 2, y + fish.size / 2 - 4, markWidth, markHeight)
}

export const drawBullet = (
  context: CanvasRenderingContext2D,
  from: Point,
  x: number,
  y: number,
  part: number,
): void => {
  const at = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part }
  const glow = context.createRadialGradient(at.x, at.y, 1, at.x, at.y, 13)
  glow.addColorStop(0, '#fff')
  glow.addColorStop(0.4, gold)
  glow.addColorStop(1, 'rgba(255, 160, 30, 0)')
  context.fillStyle = glow
  context.fillRect(at.x - 13, at.y - 13, 26, 26)
}

/** A net around the fish while the answer is awaited. */
export const drawNet = (context: CanvasRenderingContext2D, x: number, y: number, size: number): void => {
  const radius = size * 0.62
  context.strokeStyle = 'rgba(255, 255, 255, 0.75)'
  context.lineWidth = 1.5
  for (const part of [1, 0.66, 0.33]) {
    context.beginPath()
    context.arc(x, y, radius * part, 0, Math.PI * 2)
    context.stroke()
  }
  context.beginPath()
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const turn = (spoke * Math.PI) / 4
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
  }
  context.stroke()
}

/** What a catch is worth rises from its place; a miss leaves a ring in the water. */
export const drawCatch = (context: CanvasRenderingContext2D, burst: Burst, part: number, isStill: boolean): void => {
  context.globalAlpha = isStill ? 1 : 1 - part
  if (burst.text === '') {
    context.strokeStyle = '#fff'
    context.lineWidth = 2
    context.beginPath()
    context.arc(burst.x, burst.y, isStill ? 20 : 12 + part * 26, 0, Math.PI * 2)
    context.stroke()
  } else {
    const rise = isStill ? 0 : part * 34
    for (let coin = 0; coin < 6; coin += 1) {
      const turn = (coin * Math.PI) / 3
      const far = isStill ? 24 : 14 + part * 30
      context.fillStyle = gold
      context.beginPath()
      context.arc(burst.x + Math.cos(turn) * far, burst.y + Math.sin(turn) * far, 5, 0, Math.PI * 2)
      context.fill()
    }
    label(context, burst.text, burst.x, burst.y - rise, 18)
  }
  context.globalAlpha = 1
}

export const drawCannon = (context: CanvasRenderingContext2D, at: Point, angle: number): void => {
  context.save()
  context.translate(at.x, at.y)
  context.rotate(angle + Math.PI / 2)
  const barrel = context.createLinearGradient(-15, 0, 15, 0)
  barrel.addColorStop(0, '#7d4808')
  barrel.addColorStop(0.45, '#fff3c4')
  barrel.addColorStop(0.6, gold)
  barrel.addColorStop(1, '#7d4808')
  context.fillStyle = barrel
  context.strokeStyle = ink
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(-13, 8)
  context.lineTo(-10, -46)
  context.lineTo(10, -46)
  context.lineTo(13, 8)
  context.closePath()
  context.fill()
  context.stroke()
  context.beginPath()
  context.rect(-14, -52, 28, 9)
  context.fill()
  context.stroke()
  context.restore()
  const base = context.createRadialGradient(at.x, at.y - 6, 3, at.x, at.y, 34)
  base.addColorStop(0, '#5c6aa8')
  base.addColorStop(1, '#14172a')
  context.fillStyle = base
  context.beginPath()
  context.arc(at.x, at.y + 6, 33, Math.PI, 0)
  context.closePath()
  context.fill()
  context.strokeStyle = gold
  context.lineWidth = 2.5
  context.stroke()
}
