import type { Draw } from '../../rules/draw'
import type { Drum } from './lottery-config'

/** Drawn numbers by prize, from the highest on. */
export type DrawnNumbers = readonly (readonly string[])[]

/** Numbers of a pool have two digits: 07. */
export const ballText = (ball: number): string => String(ball).padStart(2, '0')

const digits = (draw: Draw, count: number): string => Array.from({ length: count }, () => String(draw(10))).join('')

const taken = (draw: Draw, take: number, of: number): readonly string[] => {
  const left = Array.from({ length: of }, (_, index) => ballText(index + 1))
  return Array.from({ length: take }, () => left.splice(draw(left.length), 1)[0] ?? '')
}

export const drawnNumbers = (drum: Drum, draw: Draw): DrawnNumbers => {
  switch (drum.kind) {
    case 'tiers':
      return drum.tiers.map(([count, length]) => Array.from({ length: count }, () => digits(draw, length)))
    case 'digits':
      return [[digits(draw, drum.count)]]
    case 'dice':
      return [[[1 + draw(6), 1 + draw(6), 1 + draw(6)].join('')]]
    case 'pool':
      return [taken(draw, drum.take, drum.of)]
  }
}

/** The number that the highest prize is drawn with. */
export const specialOf = (numbers: DrawnNumbers): string => numbers[0]?.[0] ?? ''

/** The last two digits of every number. */
export const endingsOf = (numbers: DrawnNumbers): readonly string[] => numbers.flat().map((number) => number.slice(-2))
