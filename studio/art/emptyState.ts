import type { Merchant } from './brand'
import { chanceOf } from './chance'
import { placeIcon } from './icon'
import { blur, document, radial, withShadow } from './svg'

const shadow = { blur: 'drop', dy: 10, opacity: 0.28 }

export const emptySize = { width: 480, height: 360 }

type Tint = { readonly glow: string; readonly dots: string; readonly floor: string }

/** Light and shade behind the motif; a merchant with an unsuitable palette has its own. */
export const tints: { readonly common: Tint } & { readonly [Name in Merchant]?: Tint } = {
  common: { glow: '#8f86ff', dots: '#8f86ff', floor: '#2a2560' },
  lotus: { glow: '#3fae86', dots: '#e8b84a', floor: '#123528' },
}

/** Calm pictures for screens without content; they stand on any surface of both themes. */
export const emptyStates: Record<string, { motif: string; companions: readonly [string, string] }> = {
  'no-games': { motif: 'joystick', companions: ['game-die', 'star'] },
  'no-results': { motif: 'magnifying-glass-tilted-left', companions: ['cherries', 'grapes'] },
  'no-records': { motif: 'receipt', companions: ['coin', 'spiral-notepad'] },
  'no-notices': { motif: 'open-mailbox-with-lowered-flag', companions: ['bell', 'envelope'] },
  offline: { motif: 'electric-plug', companions: ['satellite-antenna', 'cloud'] },
  error: { motif: 'puzzle-piece', companions: ['gear', 'wrench'] },
  maintenance: { motif: 'hammer-and-wrench', companions: ['gear', 'nut-and-bolt'] },
  region: { motif: 'world-map', companions: ['compass', 'round-pushpin'] },
}

export const emptyStateSvg = (name: string, { glow, dots: dotColour, floor }: Tint = tints.common): string => {
  const state = emptyStates[name]
  if (!state) throw new Error(`There is no empty state "${name}".`)
  const { width, height } = emptySize
  const chance = chanceOf(name)
  const defs = [
    radial('glow', 240, 170, 190, [
      [0, glow, 0.42],
      [0.6, glow, 0.16],
      [1, glow, 0],
    ]),
    radial('floor', 0, 0, 1, [
      [0, floor, 0.38],
      [1, floor, 0],
    ]).replace(
      'gradientUnits="userSpaceOnUse"',
      'gradientUnits="userSpaceOnUse" gradientTransform="translate(240 300) scale(130 20)"',
    ),
    blur('drop', 9),
  ].join('')
  const dots = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${chance.between(60, 420)}" cy="${chance.between(40, 280)}" r="${chance.between(20, 50) / 10}" fill="${dotColour}" fill-opacity="${chance.between(30, 65) / 100}"/>`,
  )
  const left = placeIcon(state.companions[0], 'a', { x: 122, y: 244, size: 74, rotate: -12 })
  const right = placeIcon(state.companions[1], 'b', { x: 362, y: 108, size: 62, rotate: 12 })
  const content = [
    `<circle cx="240" cy="170" r="190" fill="url(#glow)"/>`,
    `<circle cx="240" cy="170" r="132" fill="none" stroke="${dotColour}" stroke-opacity=".28" stroke-width="2" stroke-dasharray="3 11" stroke-linecap="round"/>`,
    ...dots,
    `<rect x="110" y="280" width="260" height="40" fill="url(#floor)"/>`,
    withShadow('main', placeIcon(state.motif, 'm', { x: 240, y: 180, size: 186, rotate: -4 }), shadow),
    withShadow('company', left + right, shadow),
  ].join('')
  return document(width, height, defs, content)
}
