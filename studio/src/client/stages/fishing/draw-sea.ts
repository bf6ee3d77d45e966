import type { Fish } from './swim'

export type Bullet = {
  readonly target: Fish
  age: number
  result: { readonly isCaught: boolean; readonly text: string } | null
}
/** `sign` is what it is worth, drawn once; null after a miss. */
export type Burst = { readonly x: number; readonly y: number; age: number; readonly sign: Drawn | null }
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

/** A part of the picture, pre-rendered around 0, 0: text and gradients are too slow for every frame. */
type Drawn = { readonly canvas: HTMLCanvasElement; readonly width: number; readonly height: number }

const finer = 2
const drawnOnce = (width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Drawn => {
  const canvas = document.createElement('canvas')
  canvas.width = width * finer
  canvas.height = height * finer
  const context = canvas.getContext('2d')
  context?.setTransform(finer, 0, 0, finer, canvas.width / 2, canvas.height / 2)
  if (context) draw(context)
  return { canvas, width, height }
}
const put = (context: CanvasRenderingContext2D, { canvas, width, height }: Drawn, x: number, y: number): void =>
  context.drawImage(canvas, x - width / 2, y - height / 2, width, height)

const marks = new Map<number, Drawn>()
const markHeight = 18

/** Multiplier of a fish. */
const markOf = (multiplier: number): Drawn => {
  const known = marks.get(multiplier)
  if (known) return known
  const mark = drawnOnce(56, markHeight, (context) => label(context, `×${multiplier}`, 0, 4.5, 11))
  marks.set(multiplier, mark)
  return mark
}

export const signOf = (worth: string): Drawn => drawnOnce(160, 28, (context) => label(context, worth, 0, 6, 18))

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
  put(context, markOf(multiplier), fish.x, y + fish.size / 2 - 4 + markHeight / 2)
}

const glow = 13
let ball: Drawn | null = null
const drawBall = (): Drawn =>
  drawnOnce(glow * 2, glow * 2, (context) => {
    const light = context.createRadialGradient(0, 0, 1, 0, 0, glow)
    light.addColorStop(0, '#fff')
    light.addColorStop(0.4, gold)
    light.addColorStop(1, 'rgba(255, 160, 30, 0)')
    context.fillStyle = light
    context.fillRect(-glow, -glow, glow * 2, glow * 2)
  })

export const drawBullet = (
  context: CanvasRenderingContext2D,
  from: Point,
  x: number,
  y: number,
  part: number,
): void => {
  ball ??= drawBall()
  put(context, ball, from.x + (x - from.x) * part, from.y + (y - from.y) * part)
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

/** The prize of a catch rises from its place; a miss leaves a ring in the water. */
export const drawCatch = (context: CanvasRenderingContext2D, burst: Burst, part: number, isStill: boolean): void => {
  context.globalAlpha = isStill ? 1 : 1 - part
  if (!burst.sign) {
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
    put(context, burst.sign, burst.x, burst.y - rise - 6)
  }
  context.globalAlpha = 1
}

const drawBarrel = (): Drawn =>
  drawnOnce(32, 108, (context) => {
    const metal = context.createLinearGradient(-15, 0, 15, 0)
    metal.addColorStop(0, '#7d4808')
    metal.addColorStop(0.45, '#fff3c4')
    metal.addColorStop(0.6, gold)
    metal.addColorStop(1, '#7d4808')
    context.fillStyle = metal
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
  })

const drawBase = (): Drawn =>
  drawnOnce(72, 72, (context) => {
    const dome = context.createRadialGradient(0, -6, 3, 0, 0, 34)
    dome.addColorStop(0, '#5c6aa8')
    dome.addColorStop(1, '#14172a')
    context.fillStyle = dome
    context.beginPath()
    context.arc(0, 6, 33, Math.PI, 0)
    context.closePath()
    context.fill()
    context.strokeStyle = gold
    context.lineWidth = 2.5
    context.stroke()
  })

let cannon: { readonly barrel: Drawn; readonly base: Drawn } | null = null

export const drawCannon = (context: CanvasRenderingContext2D, at: Point, angle: number): void => {
  cannon ??= { barrel: drawBarrel(), base: drawBase() }
  context.save()
  context.translate(at.x, at.y)
  context.rotate(angle + Math.PI / 2)
  put(context, cannon.barrel, 0, 0)
  context.restore()
  put(context, cannon.base, at.x, at.y)
}
