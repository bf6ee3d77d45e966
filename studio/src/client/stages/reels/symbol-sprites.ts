import type { Boot } from '../../boot'

export type Sprite = { readonly sharp: HTMLCanvasElement; readonly blurred: HTMLCanvasElement }

/** The plain symbols: letters, each with a colour of its own. */
const letters: Readonly<Record<string, { text: string; light: string; deep: string }>> = {
  l1: { text: 'A', light: '#ff9d8a', deep: '#d3263f' },
  l2: { text: 'K', light: '#8fd0ff', deep: '#2360d8' },
  l3: { text: 'Q', light: '#e2a6ff', deep: '#8429c9' },
  l4: { text: 'J', light: '#9cf0b4', deep: '#14884b' },
}

const gold: readonly (readonly [number, string])[] = [
  [0, '#fff6c9'],
  [0.45, '#ffd75e'],
  [0.55, '#f0a51f'],
  [1, '#ffe38a'],
]

const canvasOf = (width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw on a canvas')
  return { canvas, pen }
}

const vertical = (
  pen: CanvasRenderingContext2D,
  top: number,
  bottom: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient => {
  const gradient = pen.createLinearGradient(0, top, 0, bottom)
  stops.forEach(([at, colour]) => gradient.addColorStop(at, colour))
  return gradient
}

const glow = (pen: CanvasRenderingContext2D, width: number, height: number, colour: string, strength: number): void => {
  const gradient = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.56)
  gradient.addColorStop(0, colour)
  gradient.addColorStop(1, 'rgba(0,0,0,0)')
  pen.globalAlpha = strength
  pen.fillStyle = gradient
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = 1
}

const rays = (pen: CanvasRenderingContext2D, width: number, height: number, colour: string): void => {
  pen.save()
  pen.translate(width / 2, height / 2)
  pen.fillStyle = colour
  pen.globalAlpha = 0.32
  for (let ray = 0; ray < 12; ray += 1) {
    pen.rotate(Math.PI / 6)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(width * 0.6, -width * 0.09)
    pen.lineTo(width * 0.6, width * 0.09)
    pen.fill()
  }
  pen.restore()
}

const picture = (
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement | undefined,
  width: number,
  height: number,
  size: number,
  lift: number,
): void => {
  if (!image) return
  const side = Math.min(width, height) * size
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.55)'
  pen.shadowBlur = side * 0.09
  pen.shadowOffsetY = side * 0.05
  pen.drawImage(image, (width - side) / 2, (height - side) / 2 - height * lift, side, side)
  pen.restore()
}

const ribbon = (pen: CanvasRenderingContext2D, width: number, height: number, text: string): void => {
  const band = height * 0.24
  const top = height * 0.7
  const left = width * 0.06
  const right = width - left
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.5)'
  pen.shadowBlur = height * 0.05
  pen.fillStyle = vertical(pen, top, top + band, gold)
  pen.beginPath()
  pen.moveTo(left, top)
  pen.lineTo(right, top)
  pen.lineTo(right - width * 0.05, top + band / 2)
  pen.lineTo(right, top + band)
  pen.lineTo(left, top + band)
  pen.lineTo(left + width * 0.05, top + band / 2)
  pen.closePath()
  pen.fill()
  pen.restore()
  let size = band * 0.74
  pen.font = `800 ${size}px "Sora Variable", sans-serif`
  const room = (right - left) * 0.8
  const needed = pen.measureText(text).width
  if (needed > room) size *= room / needed
  pen.font = `800 ${size}px "Sora Variable", sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#3a1400'
  pen.fillText(text, width / 2, top + band * 0.53)
}

const letter = (
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  text: string,
  light: string,
  deep: string,
): void => {
  const size = height * 0.66
  const middle = height * 0.53
  pen.font = `800 ${size}px "Sora Variable", sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = size * 0.1
  pen.shadowOffsetY = size * 0.05
  pen.lineWidth = size * 0.17
  pen.strokeStyle = '#140a24'
  pen.strokeText(text, width / 2, middle)
  pen.restore()
  pen.lineWidth = size * 0.09
  pen.strokeStyle = vertical(pen, middle - size / 2, middle + size / 2, gold)
  pen.strokeText(text, width / 2, middle)
  pen.fillStyle = vertical(pen, middle - size * 0.4, middle + size * 0.4, [
    [0, light],
    [0.5, light],
    [0.52, deep],
    [1, deep],
  ])
  pen.fillText(text, width / 2, middle)
}

/** The same picture smeared along the movement, drawn once instead of filtering every frame. */
const smeared = (sharp: HTMLCanvasElement): HTMLCanvasElement => {
  const { canvas, pen } = canvasOf(sharp.width, sharp.height)
  const steps = 24
  for (let step = 0; step < steps; step += 1) {
    const offset = step / (steps - 1) - 0.5
    pen.globalAlpha = 0.16 * (1 - 1.4 * Math.abs(offset))
    pen.drawImage(sharp, 0, offset * sharp.height * 0.5)
  }
  return canvas
}

const loadImage = (address: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(undefined)
    image.src = address
  })

export type Pictures = ReadonlyMap<string, HTMLImageElement | undefined>

export const loadPictures = async (icons: Boot['icons']): Promise<Pictures> => {
  const loaded = await Promise.all(
    Object.entries(icons).map(async ([symbol, address]) => [symbol, await loadImage(address)] as const),
  )
  await document.fonts?.load('800 40px "Sora Variable"').catch(() => [])
  return new Map(loaded)
}

/** Every symbol at the size of a cell in device pixels. */
export const drawSprites = (
  symbols: readonly string[],
  pictures: Pictures,
  palette: Boot['palette'],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Sprite[] =>
  symbols.map((symbol) => {
    const { canvas, pen } = canvasOf(width, height)
    const plain = letters[symbol]
    if (plain) letter(pen, width, height, plain.text, plain.light, plain.deep)
    else {
      const special = symbol === 'wild' || symbol === 'scatter'
      if (special) rays(pen, width, height, symbol === 'wild' ? '#ffd75e' : palette.centre)
      glow(
        pen,
        width,
        height,
        symbol === 'h1' || symbol === 'wild' ? '#ffcf5a' : palette.centre,
        special || symbol === 'h1' ? 0.6 : 0.34,
      )
      picture(pen, pictures.get(symbol), width, height, special ? 0.8 : 0.84, special ? 0.08 : 0)
      if (special) ribbon(pen, width, height, symbol === 'wild' ? 'WILD' : 'SCATTER')
    }
    return { sharp: canvas, blurred: smeared(canvas) }
  })
