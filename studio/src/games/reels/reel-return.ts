import { slots } from '../../return/reels/slots'
import { floorOf, fraction, times } from '../../return/fraction'
import type { Fraction } from '../../return/fraction'
import type { ReelConfig } from './reel-config'
import { ROWS, WILD, reelSymbols } from './reel-symbols'
import { unitsOf } from './turn-outcome'

/** A configuration as the return command reads it. */
export const returnConfigOf = (config: ReelConfig) => {
  const names = reelSymbols[config.engine]
  const byLines = config.engine === 'lines-3x3@1'
  const part = byLines ? 1 : unitsOf(config)
  return {
    strips: config.strips.map((strip) => strip.map((symbol) => names[symbol])),
    rows: ROWS,
    wild: names[WILD],
    ...(byLines ? { lines: config.lines } : { ways: true }),
    pays: Object.fromEntries(
      config.pays.map((prizes, i) => [
        names[i + 1],
        Object.fromEntries(prizes.map((prize, more) => [3 + more, prize / part])),
      ]),
    ),
  }
}

export const reelReturn = (config: ReelConfig): Fraction => slots.compute(returnConfigOf(config)).main

/** Rounded down. */
export const reelReturnBp = (config: ReelConfig): number => Number(floorOf(times(reelReturn(config), fraction(10_000))))
