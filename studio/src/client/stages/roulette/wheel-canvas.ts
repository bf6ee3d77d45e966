import { isRedPocket, isZero, pocketName, wheelOf } from '../../../games/roulette/wheel'
import type { SpinPlace } from './spin-path'

const turn = Math.PI * 2
const colourOf = (pocket: number): string => (isZero(pocket) ? '#0f8a47' : isRedPocket(pocket) ? '#c0142c' : '#16161f')

const ring = (pen: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void => {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, turn)
  pen.fillStyle = fill
  pen.fill()
}

const bowl = (pen: CanvasRenderingContext2D, radius: number): void => {
  const wood = pen.createRadialGradient(0, -radius * 0.4, radius * 0.2, 0, 0, radius)
  wood.addColorStop(0, '#a4642c')
  wood.addColorStop(0.75, '#5f2f10')
  wood.addColorStop(1, '#2a1305')
  ring(pen, radius, wood)
  pen.lineWidth = radius * 0.025
  pen.strokeStyle = '#e3b554'
  pen.stroke()
  ring(pen, radius * 0.86, '#3a1c08')
}

const pockets = (pen: CanvasRenderingContext2D, zeros: 1 | 2, radius: number): void => {
  const wheel = wheelOf(zeros)
  const step = turn / wheel.length
  wheel.forEach((pocket, index) => {
    const from = index * step - step / 2 - Math.PI / 2
    pen.beginPath()
    pen.arc(0, 0, radius * 0.82, from, from + step)
    pen.arc(0, 0, radius * 0.5, from + step, from, true)
    pen.closePath()
    pen.fillStyle = colourOf(pocket)
    pen.fill()
    pen.strokeStyle = '#e3b554'
    pen.lineWidth = 0.8
    pen.stroke()
    pen.save()
    pen.rotate(index * step)
    pen.fillStyle = '#fff'
    pen.font = `700 ${Math.round(radius * 0.085)}px "Sora Variable", sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(pocketName(pocket), 0, -radius * 0.75)
    pen.restore()
  })
  pen.beginPath()
  pen.arc(0, 0, radius * 0.67, 0, turn)
  pen.strokeStyle = 'rgba(227,181,84,0.75)'
  pen.lineWidth = 1
  pen.stroke()
}

const hub = (pen: CanvasRenderingContext2D, radius: number): void => {
  const cone = pen.createRadialGradient(-radius * 0.1, -radius * 0.14, 0, 0, 0, radius * 0.5)
  cone.addColorStop(0, '#f4d690')
  cone.addColorStop(0.45, '#9a5c22')
  cone.addColorStop(1, '#43200a')
  ring(pen, radius * 0.5, cone)
  for (let arm = 0; arm < 4; arm += 1) {
    pen.save()
    pen.rotate((arm * turn) / 4)
    pen.fillStyle = '#e9c46a'
    pen.fillRect(-radius * 0.022, -radius * 0.3, radius * 0.044, radius * 0.3)
    pen.beginPath()
    pen.arc(0, -radius * 0.3, radius * 0.05, 0, turn)
    pen.fill()
    pen.restore()
  }
  ring(pen, radius * 0.1, '#f7e3ae')
}

const ball = (pen: CanvasRenderingContext2D, radius: number, { ball: angle, height }: SpinPlace): void => {
  const reach = radius * (0.585 + 0.335 * height)
  const [x, y] = [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  const size = radius * 0.042
  const shine = pen.createRadialGradient(x - size * 0.4, y - size * 0.4, size * 0.1, x, y, size)
  shine.addColorStop(0, '#ffffff')
  shine.addColorStop(1, '#b9bccb')
  pen.beginPath()
  pen.arc(x + size * 0.3, y + size * 0.5, size, 0, turn)
  pen.fillStyle = 'rgba(0,0,0,0.45)'
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, size, 0, turn)
  pen.fillStyle = shine
  pen.fill()
}

/** Draws the wheel with its ball into a square canvas. */
export const drawWheel = (canvas: HTMLCanvasElement, zeros: 1 | 2, place: SpinPlace): void => {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  const size = canvas.clientWidth
  if (canvas.width !== Math.round(size * ratio)) {
    canvas.width = Math.round(size * ratio)
    canvas.height = canvas.width
  }
  const pen = canvas.getContext('2d')
  if (!pen || size === 0) return
  const radius = size / 2
  pen.setTransform(ratio, 0, 0, ratio, radius * ratio, radius * ratio)
  pen.clearRect(-radius, -radius, size, size)
  bowl(pen, radius * 0.98)
  pen.save()
  pen.rotate(place.wheel)
  pockets(pen, zeros, radius)
  hub(pen, radius)
  pen.restore()
  ball(pen, radius, place)
}
