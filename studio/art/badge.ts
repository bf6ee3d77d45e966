import { textPath } from './lettering'
import { placeIcon } from './icon'
import { blur, document, linear, radial, round, withShadow } from './svg'

export const badgeSize = 256
const centre = badgeSize / 2

type Metal = { light: string; mid: string; dark: string; field: readonly [string, string] }

/** One material for each member level; the number on the badge distinguishes levels without colour. */
export const metals: readonly Metal[] = [
  { light: '#d5d9ea', mid: '#8d94b3', dark: '#4a5070', field: ['#6b7296', '#343a5a'] },
  { light: '#ffd3a8', mid: '#c07a45', dark: '#6b3a1a', field: ['#a35f35', '#4f2a14'] },
  { light: '#ffffff', mid: '#b8c3d8', dark: '#68748e', field: ['#8fa0bf', '#44506c'] },
  { light: '#fff3b8', mid: '#f0b429', dark: '#8f5a06', field: ['#d08a14', '#6a3c04'] },
  { light: '#c9ffe2', mid: '#2fc98a', dark: '#0a6a48', field: ['#12a068', '#064a34'] },
  { light: '#cfe8ff', mid: '#3f8dff', dark: '#123f9a', field: ['#2a6ae8', '#0c2a78'] },
]

const shadow = { blur: 'drop', dy: 8, opacity: 0.4 }

const hexagon = (radius: number): string => {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2
    return `${round(centre + Math.cos(angle) * radius)},${round(centre + 8 + Math.sin(angle) * radius)}`
  })
  return points.join(' ')
}

const plate = (radius: number, fill: string): string =>
  `<polygon points="${hexagon(radius)}" fill="${fill}" stroke="${fill}" stroke-width="14" stroke-linejoin="round"/>`

export const badgeSvg = (level: number): string => {
  const metal = metals[level] ?? metals[0]
  if (!metal) throw new Error('There is no metal for any level.')
  const defs = [
    linear(
      'rim',
      [0, 20, badgeSize, badgeSize],
      [
        [0, metal.light],
        [0.45, metal.mid],
        [0.7, metal.dark],
        [1, metal.light],
      ],
    ),
    linear(
      'inner',
      [0, badgeSize, badgeSize, 20],
      [
        [0, metal.light],
        [0.5, metal.mid],
        [1, metal.dark],
      ],
    ),
    radial('field', centre, 96, 120, [
      [0, metal.field[0]],
      [1, metal.field[1]],
    ]),
    linear(
      'number',
      [0, 100, 0, 190],
      [
        [0, '#fff'],
        [0.5, metal.light],
        [0.55, metal.mid],
        [1, metal.light],
      ],
    ),
    blur('drop', 7),
  ].join('')
  const numeral = textPath(String(level), centre, 180, 100)
  const crown =
    level >= 4
      ? placeIcon('crown', 'k', { x: centre, y: 52, size: 84 })
      : placeIcon('star', 'k', { x: centre, y: 48, size: 58 })
  const content = [
    withShadow('plate', plate(98, 'url(#rim)'), shadow),
    plate(84, 'url(#inner)'),
    plate(76, 'url(#field)'),
    `<polygon points="${hexagon(80)}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2"/>`,
    `<path d="${numeral}" transform="translate(0 4)" fill="#000" fill-opacity=".4" stroke="#000" stroke-opacity=".4" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="${numeral}" fill="url(#number)" stroke="${metal.dark}" stroke-width="2"/>`,
    level === 0 ? '' : withShadow('crown', crown, shadow),
  ].join('')
  return document(badgeSize, badgeSize, defs, content)
}
