import type { Palette } from '../../boot'

/** Silver with a fine pattern of the game's own colour, drawn anew for every ticket. */
export const drawFoil = (pen: CanvasRenderingContext2D, width: number, height: number, palette: Palette): void => {
  pen.globalCompositeOperation = 'source-over'
  pen.clearRect(0, 0, width, height)
  const sheen = pen.createLinearGradient(0, 0, width, height)
  const stops: readonly (readonly [number, string])[] = [
    [0, '#8f95a6'],
    [0.22, '#d9dde8'],
    [0.4, '#a2a8b8'],
    [0.58, '#eef1f7'],
    [0.76, '#9aa0b1'],
    [1, '#c9cedb'],
  ]
  stops.forEach(([at, colour]) => sheen.addColorStop(at, colour))
  pen.fillStyle = sheen
  pen.fillRect(0, 0, width, height)
  const step = width / 13
  pen.lineWidth = Math.max(1, width / 260)
  for (let row = 0; row * step * 0.8 < height + step; row += 1)
    for (let column = 0; column * step < width + step; column += 1) {
      const x = (column + (row % 2) / 2) * step
      const y = row * step * 0.8
      pen.globalAlpha = 0.34
      pen.fillStyle = row % 2 === 0 ? palette.mid : palette.centre
      pen.beginPath()
      pen.moveTo(x, y - step * 0.24)
      pen.lineTo(x + step * 0.2, y)
      pen.lineTo(x, y + step * 0.24)
      pen.lineTo(x - step * 0.2, y)
      pen.closePath()
      pen.fill()
    }
  pen.globalAlpha = 1
}

/** Takes the foil away along a stroke, with a rough edge as a coin leaves it. */
export const rubFoil = (
  pen: CanvasRenderingContext2D,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  radius: number,
): void => {
  pen.globalCompositeOperation = 'destination-out'
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.lineWidth = radius * 1.7
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
  pen.lineWidth = radius * 0.42
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(from.x + side * radius * 0.7, from.y - side * radius * 0.5)
    pen.lineTo(to.x - side * radius * 0.4, to.y + side * radius * 0.8)
    pen.stroke()
  }
}
