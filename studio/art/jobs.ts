import { games, paletteOf, vendors, type CatalogueVendor } from '../catalogue'
import { badgeSize, badgeSvg, metals } from './badge'
import { brands, markSvg, merchants } from './brand'
import { emptySize, emptyStates, emptyStateSvg, tints } from './emptyState'
import { sceneSvg } from './scene'
import { scenes } from './scenes'
import { tileSize, tileSvg, type TileInput } from './tile'
import { vendorMarkSize, vendorMarkSvg } from './vendorMark'

export type Format =
  | { as: 'webp'; quality: number; effort: number }
  | { as: 'avif'; quality: number; effort: number }
  | { as: 'png' }
  | { as: 'svg' }

export type ArtJob = {
  /** Name in art.json, such as `game/LUMORA_prisma-ascendant`. */
  key: string
  width: number
  height: number
  formats: readonly Format[]
  /** Everything the picture depends on besides the code; hashed to see whether it must be drawn again. */
  input: unknown
  /** Placeholder colour of see-through pictures; opaque ones are averaged. */
  colour?: string
  svg: () => string
}

// Measured over 40 tiles: WebP 74 13.9 kB; AVIF 45 11.6 kB at effort 0 (30 ms), 9.5 kB at effort 1 (102 ms).
const tileFormats: readonly Format[] = [
  { as: 'webp', quality: 74, effort: 2 },
  { as: 'avif', quality: 45, effort: 0 },
]
// One address is all that an announcement names (wire-contract), and a second encoding would cost two thirds of the time.
const sceneFormats: readonly Format[] = [{ as: 'webp', quality: 78, effort: 4 }]
const cutOutFormats: readonly Format[] = [{ as: 'webp', quality: 84, effort: 4 }]

const tileInput = ({ gameCode, name, motif, companions, palette }: TileInput): TileInput => ({
  gameCode,
  name,
  motif,
  companions,
  palette,
})

const tileJob = (game: TileInput): ArtJob => ({
  key: `game/${game.gameCode}`,
  ...tileSize,
  formats: tileFormats,
  input: { ...tileInput(game), colours: paletteOf(game.palette) },
  svg: () => tileSvg(game),
})

const vendorJob = (vendor: CatalogueVendor): ArtJob => ({
  key: `vendor/${vendor.code}`,
  width: vendorMarkSize,
  height: vendorMarkSize,
  formats: [{ as: 'svg' }, { as: 'webp', quality: 84, effort: 4 }],
  input: { vendor, colours: paletteOf(vendor.palette) },
  colour: paletteOf(vendor.palette).mid,
  svg: () => vendorMarkSvg(vendor),
})

const iconShapes = [
  { name: '180', size: 180, shape: 'full' },
  { name: '192', size: 192, shape: 'rounded' },
  { name: '512', size: 512, shape: 'rounded' },
  { name: '512-maskable', size: 512, shape: 'maskable' },
] as const

const brandJobs: readonly ArtJob[] = merchants.flatMap((merchant): ArtJob[] => [
  {
    key: `logo/${merchant}`,
    width: 64,
    height: 64,
    formats: [{ as: 'svg' }],
    input: brands[merchant],
    colour: brands[merchant].from,
    svg: () => markSvg(merchant, 64, 'rounded'),
  },
  ...iconShapes.map(
    ({ name, size, shape }): ArtJob => ({
      key: `icon/${merchant}/${name}`,
      width: size,
      height: size,
      formats: [{ as: 'png' }],
      input: { brand: brands[merchant], shape },
      colour: brands[merchant].from,
      svg: () => markSvg(merchant, size, shape),
    }),
  ),
])

export const allJobs = (): readonly ArtJob[] => [
  ...brandJobs,
  ...scenes.map(
    (scene): ArtJob => ({
      key: scene.name,
      ...scene.size,
      formats: sceneFormats,
      input: scene,
      svg: () => sceneSvg(scene),
    }),
  ),
  ...metals.map(
    (metal, level): ArtJob => ({
      key: `vip/${level}`,
      width: badgeSize,
      height: badgeSize,
      formats: cutOutFormats,
      input: metal,
      colour: metal.mid,
      svg: () => badgeSvg(level),
    }),
  ),
  ...Object.entries(tints).flatMap(([owner, tint]) =>
    Object.entries(emptyStates).map(
      ([name, state]): ArtJob => ({
        key: owner === 'common' ? `empty/${name}` : `empty/${name}/${owner}`,
        ...emptySize,
        formats: cutOutFormats,
        input: { state, tint },
        colour: tint.glow,
        svg: () => emptyStateSvg(name, tint),
      }),
    ),
  ),
  ...vendors.map(vendorJob),
  ...games.map(tileJob),
]
