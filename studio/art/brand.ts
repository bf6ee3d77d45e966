import { document, linear, radial, round } from './svg'

export type Merchant = 'aurora' | 'lotus'
export const merchants: readonly Merchant[] = ['aurora', 'lotus']

type Brand = { from: string; to: string; deep: string; background: string; corner: number }

/** Values of the look-and-feel table: brand, second and background of each merchant. */
export const brands: Record<Merchant, Brand> = {
  aurora: { from: '#6d4aff', to: '#22c7ee', deep: '#2a1280', background: '#0b0d1a', corner: 0.28 },
  lotus: { from: '#0e8f63', to: '#e8b84a', deep: '#064331', background: '#0d0f0b', corner: 0.32 },
}

/** Aurora: a white rounded diamond. */
const diamond = (centre: number, size: number): string => {
  const side = size * 0.4
  const at = round(centre - side / 2)
  return `<rect x="${at}" y="${at}" width="${round(side)}" height="${round(side)}" rx="${round(side * 0.3)}" transform="rotate(45 ${centre} ${centre})" fill="#fff"/>`
}

/** Lótus: five petals over a still line of water. */
const lotusFlower = (centre: number, size: number): string => {
  const unit = size / 100
  const petal = (turn: number, length: number, width: number, opacity: number): string => {
    const [l, w] = [length * unit, width * unit]
    const foot = centre + 17 * unit
    const shape = `M${centre} ${round(foot)}C${round(centre - w)} ${round(foot - l * 0.35)} ${round(centre - w * 0.7)} ${round(foot - l * 0.75)} ${centre} ${round(foot - l)}C${round(centre + w * 0.7)} ${round(foot - l * 0.75)} ${round(centre + w)} ${round(foot - l * 0.35)} ${centre} ${round(foot)}Z`
    return `<path d="${shape}" transform="rotate(${turn} ${centre} ${round(foot)})" fill="#fffaf0" fill-opacity="${opacity}"/>`
  }
  const water = `<rect x="${round(centre - 17 * unit)}" y="${round(centre + 21.5 * unit)}" width="${round(34 * unit)}" height="${round(4 * unit)}" rx="${round(2 * unit)}" fill="#fffaf0" fill-opacity=".85"/>`
  return [
    petal(-68, 34, 9, 0.6),
    petal(68, 34, 9, 0.6),
    petal(-36, 41, 11, 0.8),
    petal(36, 41, 11, 0.8),
    petal(0, 46, 12, 1),
    water,
  ].join('')
}

type Shape = 'rounded' | 'full' | 'maskable'

/** Launchers cut a maskable icon to their own shape, so its mark stays inside the inner 80 %. */
export const markSvg = (merchant: Merchant, size: number, shape: Shape): string => {
  const brand = brands[merchant]
  const centre = size / 2
  const corner = shape === 'rounded' ? round(size * brand.corner) : 0
  const markSize = shape === 'maskable' ? size * 0.8 : size
  const defs = [
    linear(
      'brand',
      [0, 0, size, size],
      [
        [0, brand.from],
        [1, brand.to],
      ],
    ),
    radial('light', size * 0.28, size * 0.16, size * 0.8, [
      [0, '#fff', 0.2],
      [1, '#fff', 0],
    ]),
  ].join('')
  const plate = (fill: string): string => `<rect width="${size}" height="${size}" rx="${corner}" fill="${fill}"/>`
  const mark = merchant === 'aurora' ? diamond(centre, markSize) : lotusFlower(centre, markSize)
  return document(size, size, defs, plate('url(#brand)') + plate('url(#light)') + mark)
}
