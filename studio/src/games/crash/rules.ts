import { z } from 'zod'
import { minor, minorText, storedMinor } from '../../money/minor'
import { crashPoint } from '../../return/chance/crash'
import type { SharedRules } from '../../rules/shared-rules'
import { type CrashConfig, crashScenes } from './crash-config'
import { multiplierAt, reachedAfterMs } from './curve'

export type CrashBet = { readonly stake: string; readonly cashOutAt?: number }
export type CrashOutcome = { readonly pointHundredths: number }

/** Words of 32 bits decide where a round ends. */
const words = 2 ** 32

export const crashRules: SharedRules<CrashConfig, CrashBet, CrashOutcome> = {
  engine: 'crash@1',
  config: z.strictObject({
    engine: z.literal('crash@1'),
    scene: z.enum(crashScenes),
    edgeBp: z.number().int().min(100).max(1000),
    growthPerSecond: z.number().min(0.02).max(1),
    capHundredths: z.number().int().min(1000).max(10_000_00),
    bettingMs: z.number().int().min(3000).max(60_000),
  }),
  bet: z.strictObject({
    stake: z.string().regex(minorText),
    cashOutAt: z.number().int().min(101).max(10_000_00).optional(),
  }),
  stakeOf: (_config, { stake }) => storedMinor(stake),
  allows: ({ capHundredths }, { stake, cashOutAt }) =>
    stake !== '0' && (cashOutAt === undefined || cashOutAt <= capHundredths),
  outcome: ({ edgeBp, capHundredths }, draw) => {
    const point = crashPoint(draw(words), edgeBp / 10_000)
    return { pointHundredths: Math.min(capHundredths, Number(point > 10n ** 9n ? 10n ** 9n : point)) }
  },
  payoutOf: ({ capHundredths }, bet, { pointHundredths }, left) => {
    const at = Math.min(left ?? Infinity, bet.cashOutAt ?? Infinity, capHundredths)
    return at <= pointHundredths ? minor((storedMinor(bet.stake) * BigInt(at)) / 100n) : minor(0)
  },
  phases: (config, { pointHundredths }) => ({
    betting: config.bettingMs,
    play: reachedAfterMs(config, pointHundredths),
    result: 4000,
  }),
  shownFrom: 'result',
  decidedAfterMs: (config, { cashOutAt }, { pointHundredths }) =>
    cashOutAt !== undefined && cashOutAt <= pointHundredths
      ? reachedAfterMs(config, cashOutAt)
      : reachedAfterMs(config, pointHundredths),
  leave: (config, { pointHundredths }, elapsedMs) => {
    const at = multiplierAt(config, elapsedMs)
    return at <= pointHundredths ? at : null
  },
}
