import type { CatalogueGame } from '../catalogue'
import { paletteOf } from '../catalogue'
import { chanceOf, type Chance } from './chance'
import { foilTitle } from './foil'
import { placeIcon, type Placement } from './icon'
import { blur, document, linear, radial, rays, withShadow } from './svg'

export const tileSize = { width: 360, height: 480 }
/** The title keeps clear of the rounded corners and of the tile's edge, outline included. */
export const titleBox = { width: 312, largest: 62, smallest: 30 }
const titleBottom = 448
const heart = { x: 180, y: 178 }

type Arrangement = { motif: Placement; companions: readonly [Placement, Placement] }

/** Four ways to place three pictures; the top right corner stays free for the favourite button. */
const arrangements: readonly [Arrangement, ...Arrangement[]] = [
  {
    motif: { x: 180, y: 172, size: 254 },
    companions: [
      { x: 66, y: 286, size: 104, rotate: -12 },
      { x: 296, y: 290, size: 98, rotate: 12 },
    ],
  },
  {
    motif: { x: 188, y: 168, size: 258 },
    companions: [
      { x: 64, y: 278, size: 112, rotate: -10 },
      { x: 304, y: 296, size: 82, rotate: 14 },
    ],
  },
  {
    motif: { x: 172, y: 170, size: 258 },
    companions: [
      { x: 58, y: 296, size: 84, rotate: -16 },
      { x: 294, y: 278, size: 114, rotate: 10 },
    ],
  },
  {
    motif: { x: 180, y: 164, size: 250 },
    companions: [
      { x: 78, y: 292, size: 96, rotate: -8 },
      { x: 282, y: 292, size: 96, rotate: 8 },
    ],
  },
]

const sparks = (chance: Chance): string =>
  Array.from({ length: 11 }, () => {
    const [x, y, size] = [chance.between(14, 346), chance.between(14, 330), chance.between(10, 34) / 10]
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" fill-opacity="${chance.between(30, 90) / 100}"/>`
  }).join('')

/** A four-pointed glint, the light on the edge of polished things. */
const glint = (x: number, y: number, size: number): string => {
  const waist = size * 0.14
  return `<path d="M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z" fill="#fff" fill-opacity=".92"/>`
}

export type TileInput = Pick<CatalogueGame, 'gameCode' | 'name' | 'motif' | 'companions' | 'palette'>

export const tileSvg = (game: TileInput): string => {
  const { width, height } = tileSize
  const colours = paletteOf(game.palette)
  const chance = chanceOf(game.gameCode)
  const arrangement = chance.pick(arrangements)
  const title = foilTitle(game.name, width / 2, titleBottom, titleBox, colours.foot)
  const defs = [
    radial('ground', heart.x, heart.y, 350, [
      [0, colours.centre],
      [0.46, colours.mid],
      [1, colours.edge],
    ]),
    radial('ray', heart.x, heart.y, 330, [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0.16],
      [1, '#fff', 0.05],
    ]),
    radial('halo', heart.x, heart.y, 168, [
      [0, '#fff', 0.62],
      [0.55, colours.centre, 0.42],
      [1, colours.centre, 0],
    ]),
    linear(
      'foot',
      [0, 270, 0, 480],
      [
        [0, colours.foot, 0],
        [0.42, colours.foot, 0.72],
        [1, colours.foot, 1],
      ],
    ),
    linear(
      'gloss',
      [0, 0, 0, 150],
      [
        [0, '#fff', 0.22],
        [1, '#fff', 0],
      ],
    ),
    radial('vignette', 180, 210, 320, [
      [0.62, '#000', 0],
      [1, '#000', 0.34],
    ]),
    `<radialGradient id="floor"><stop offset="0" stop-color="${colours.foot}" stop-opacity=".55"/><stop offset="1" stop-color="${colours.foot}" stop-opacity="0"/></radialGradient>`,
    blur('far', 5),
    blur('near', 10),
    title.defs,
  ].join('')
  const [left, right] = arrangement.companions
  const box = `width="${width}" height="${height}"`
  const content = [
    `<rect ${box} fill="url(#ground)"/>`,
    rays(heart.x, heart.y, 480, 14, 'url(#ray)', chance.between(0, 44) / 100),
    `<rect ${box} fill="url(#vignette)"/><rect width="${width}" height="150" fill="url(#gloss)"/>`,
    `<circle cx="${heart.x}" cy="${heart.y}" r="168" fill="url(#halo)"/>`,
    sparks(chance),
    `<ellipse cx="180" cy="300" rx="150" ry="34" fill="url(#floor)"/>`,
    withShadow('main', placeIcon(game.motif, 'm', { ...arrangement.motif, rotate: chance.between(-5, 5) }), {
      blur: 'near',
      dy: 12,
      opacity: 0.46,
    }),
    withShadow('company', placeIcon(game.companions[0], 'a', left) + placeIcon(game.companions[1], 'b', right), {
      blur: 'far',
      dy: 6,
      opacity: 0.46,
    }),
    glint(arrangement.motif.x - chance.between(70, 104), chance.between(72, 120), chance.between(9, 15)),
    `<rect y="270" width="${width}" height="210" fill="url(#foot)"/>`,
    title.content,
  ].join('')
  return document(width, height, defs, content)
}
