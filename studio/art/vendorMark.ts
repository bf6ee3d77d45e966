import { paletteOf, vendors, type CatalogueVendor } from '../catalogue'
import { textPath } from './lettering'
import { document, linear, radial, round } from './svg'

export const vendorMarkSize = 128
const centre = vendorMarkSize / 2

const petals = (count: number, length: number, width: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="${centre}" cy="${centre - length / 2}" rx="${width}" ry="${length / 2}" transform="rotate(${round((360 / count) * index)} ${centre} ${centre})"/>`,
  ).join('')

const ring = (count: number, radius: number): string => {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((Math.PI * 2) / count) * index - Math.PI / 2
    return `${round(centre + Math.cos(angle) * radius)},${round(centre + Math.sin(angle) * radius)}`
  })
  return `<polygon points="${points.join(' ')}" stroke="#fff" stroke-width="10" stroke-linejoin="round"/>`
}

/** Eight plain forms; with twenty palettes and an initial no two vendors look alike. */
const forms: readonly [string, ...string[]] = [
  ring(6, 42),
  petals(8, 50, 14),
  `<circle cx="${centre}" cy="${centre}" r="46"/>`,
  ring(4, 46),
  petals(5, 50, 21),
  `<path d="M22 30Q64 14 106 30V66Q106 98 64 114Q22 98 22 66Z"/>`,
  ring(8, 44),
  `<rect x="24" y="24" width="80" height="80" rx="26"/>`,
]

/** The vendor's initial cut out of a white form on its own colours; two-letter codes show both letters. */
export const vendorMarkSvg = (vendor: CatalogueVendor): string => {
  const colours = paletteOf(vendor.palette)
  const form = forms[vendors.indexOf(vendor) % forms.length] ?? forms[0]
  const initials = vendor.code.length <= 2 ? vendor.code : vendor.name.slice(0, 1).toUpperCase()
  const size = initials.length > 1 ? 44 : 54
  const letters = textPath(initials, centre, round(centre + size * 0.35), size)
  const defs = [
    linear(
      'plate',
      [0, 0, vendorMarkSize, vendorMarkSize],
      [
        [0, colours.centre],
        [0.55, colours.mid],
        [1, colours.edge],
      ],
    ),
    radial('light', 40, 16, 110, [
      [0, '#fff', 0.35],
      [1, '#fff', 0],
    ]),
    linear(
      'ink',
      [0, 40, 0, 90],
      [
        [0, colours.mid],
        [1, colours.edge],
      ],
    ),
  ].join('')
  const rect = (fill: string): string =>
    `<rect width="${vendorMarkSize}" height="${vendorMarkSize}" rx="32" fill="${fill}"/>`
  return document(
    vendorMarkSize,
    vendorMarkSize,
    defs,
    `${rect('url(#plate)')}${rect('url(#light)')}<g fill="${colours.foot}" fill-opacity=".28" transform="translate(0 4)">${form}</g><g fill="#fff">${form}</g><path d="${letters}" fill="url(#ink)"/>`,
  )
}
