import { iconSet } from '../catalogue/iconSet'

export type Placement = { x: number; y: number; size: number; rotate?: number; flip?: boolean }

/** Ids must be unique per placed picture, or two gradients of one SVG would answer to the same name. */
const withOwnIds = (body: string, prefix: string): string =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)

/** One icon centred on (x, y), scaled into a square of `size`. */
export const placeIcon = (name: string, id: string, place: Placement): string => {
  const icon = iconSet().get(name)
  if (!icon) throw new Error(`The icon set has no "${name}".`)
  const scale = place.size / Math.max(icon.width, icon.height)
  const turn = place.rotate ? ` rotate(${place.rotate})` : ''
  const sides = place.flip ? `${-scale} ${scale}` : `${scale}`
  const move = `translate(${place.x} ${place.y})${turn} scale(${sides}) translate(${-icon.width / 2} ${-icon.height / 2})`
  return `<g transform="${move}">${withOwnIds(icon.body, `${id}-`)}</g>`
}
