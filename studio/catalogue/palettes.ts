/** Radial tile colours from the bright centre outwards; `foot` carries the title. */
export type Palette = { centre: string; mid: string; edge: string; foot: string }

const palettes = {
  violet: { centre: '#9a6bff', mid: '#6426e0', edge: '#3a0f96', foot: '#17042e' },
  indigo: { centre: '#7182ff', mid: '#3540d0', edge: '#1d2187', foot: '#090a30' },
  royal: { centre: '#4f9dff', mid: '#1a5fdc', edge: '#0d3690', foot: '#051333' },
  sky: { centre: '#6ad4ff', mid: '#1a93d8', edge: '#0b558f', foot: '#041d33' },
  ocean: { centre: '#3ecbe8', mid: '#0b84b3', edge: '#074c7d', foot: '#031a30' },
  teal: { centre: '#44e0c4', mid: '#0b9a8a', edge: '#075a5a', foot: '#022224' },
  emerald: { centre: '#4fe08a', mid: '#0f9a4c', edge: '#07592f', foot: '#022212' },
  lime: { centre: '#b6e64a', mid: '#5fa31a', edge: '#2f630d', foot: '#112604' },
  olive: { centre: '#d6cf5a', mid: '#8a8a1e', edge: '#4d500e', foot: '#1d1f04' },
  gold: { centre: '#ffd75e', mid: '#d18b12', edge: '#7d4808', foot: '#2b1403' },
  amber: { centre: '#ffb84d', mid: '#d0741a', edge: '#7a3a0d', foot: '#280f05' },
  ember: { centre: '#ff8f4a', mid: '#d0431a', edge: '#7d1d10', foot: '#290606' },
  crimson: { centre: '#ff6a5e', mid: '#cc1f33', edge: '#780d24', foot: '#28030d' },
  ruby: { centre: '#ff5f8a', mid: '#c8154f', edge: '#720a35', foot: '#260313' },
  rose: { centre: '#ff9ac2', mid: '#e04a8c', edge: '#8c1f5c', foot: '#300720' },
  magenta: { centre: '#ff62d8', mid: '#c417a4', edge: '#720a6c', foot: '#260328' },
  plum: { centre: '#c86bf0', mid: '#8a22b4', edge: '#4d0f70', foot: '#1a0428' },
  bronze: { centre: '#e0a878', mid: '#9a5c34', edge: '#57301a', foot: '#1f0e07' },
  slate: { centre: '#9fb2d0', mid: '#526a96', edge: '#2a3a5e', foot: '#0c1324' },
  midnight: { centre: '#6a7ad8', mid: '#2e3485', edge: '#16184d', foot: '#06071c' },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

/** Widened so that every reader sees one `Palette`, not twenty literal shapes. */
export const paletteOf = (name: PaletteName): Palette => palettes[name]
