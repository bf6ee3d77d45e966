import { brightness, type Coin, type Drop, swayed, tallness } from './rain-motion'

export type Colours = { readonly paper: string; readonly fold: string; readonly gold: string }

/** The colours of the tokens, as a canvas wants them. */
export const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return { paper: read('--envelope'), fold: read('--envelope-fold'), gold: read('--coin') }
}

const spriteWidth = 96

/** One envelope, drawn once; frames only copy it. */
export const envelopeSprite = ({ paper, fold, gold }: Colours, ratio: number): HTMLCanvasElement => {
  const sprite = document.createElement('canvas')
  const [width, height] = [spriteWidth * ratio, spriteWidth * tallness * ratio]
  sprite.width = Math.ceil(width)
  sprite.height = Math.ceil(height)
  const pen = sprite.getContext('2d')
  if (!pen) return sprite
  const edge = width * 0.09
  pen.beginPath()
  pen.moveTo(edge, 0)
  pen.arcTo(width, 0, width, height, edge)
  pen.arcTo(width, height, 0, height, edge)
  pen.arcTo(0, height, 0, 0, edge)
  pen.arcTo(0, 0, width, 0, edge)
  pen.clip()
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = fold
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.lineTo(width, 0)
  pen.lineTo(width, height * 0.2)
  pen.quadraticCurveTo(width / 2, height * 0.58, 0, height * 0.2)
  pen.fill()
  pen.strokeStyle = gold
  pen.lineWidth = width * 0.03
  pen.strokeRect(width * 0.06, width * 0.06, width * 0.88, height - width * 0.12)
  pen.fillStyle = gold
  pen.beginPath()
  pen.arc(width / 2, height * 0.4, width * 0.19, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = fold
  pen.fillRect(width * 0.44, height * 0.4 - width * 0.06, width * 0.12, width * 0.12)
  return sprite
}

export type Scene = { readonly drops: readonly Drop[]; readonly coins: readonly Coin[] }

export const drawRain = (
  pen: CanvasRenderingContext2D,
  { drops, coins }: Scene,
  sprite: HTMLCanvasElement,
  gold: string,
  { width, height, ratio }: { readonly width: number; readonly height: number; readonly ratio: number },
): void => {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, width, height)
  for (const drop of drops) {
    const tall = drop.size * tallness
    pen.save()
    pen.translate(swayed(drop), drop.y)
    pen.rotate(Math.sin(drop.phase) * 0.22)
    pen.drawImage(sprite, -drop.size / 2, -tall / 2, drop.size, tall)
    pen.restore()
  }
  pen.fillStyle = gold
  for (const coin of coins) {
    pen.globalAlpha = brightness(coin)
    pen.beginPath()
    pen.arc(coin.x, coin.y, coin.size, 0, Math.PI * 2)
    pen.fill()
  }
  pen.globalAlpha = 1
}
