import { z } from 'zod'
import { minor, minorText, storedMinor } from '../../money/minor'
import type { SharedRules } from '../../rules/shared-rules'
import { betsOf, betTypes, fits } from './bet-types'
import type { BetRule } from './bet-types'
import { everyMs, openedAt, showMs } from './draw-time'
import { drawnNumbers } from './drawn-numbers'
import type { DrawnNumbers } from './drawn-numbers'
import { lotteryConfigShape } from './lottery-config'
import type { LotteryConfig } from './lottery-config'

const lotteryBetShape = z.strictObject({
  type: z.enum(betTypes),
  numbers: z.array(z.string().max(6)).max(10),
  stake: z.string().regex(minorText),
})
export type LotteryBet = z.infer<typeof lotteryBetShape>
export type LotteryOutcome = { readonly numbers: DrawnNumbers }

const ruleOf = (config: LotteryConfig, bet: LotteryBet): BetRule | null =>
  betsOf(config).find(({ type, choice }) => type === bet.type && fits(choice, bet.numbers)) ?? null

/** Draws of the first chain that were over when the lottery began. */
const earlierDraws = 50

/** Draws at fixed times; a draw takes bets until its time, and is shown before the next one. */
export const lotteryRules: SharedRules<LotteryConfig, LotteryBet, LotteryOutcome> = {
  engine: 'lottery@1',
  config: lotteryConfigShape,
  bet: lotteryBetShape,
  stakeOf: (_config, bet) => storedMinor(bet.stake),
  allows: (config, bet) => ruleOf(config, bet) !== null,
  outcome: ({ drum }, draw) => ({ numbers: drawnNumbers(drum, draw) }),
  payoutOf: (config, bet, { numbers }) => {
    const rule = ruleOf(config, bet)
    const pays = rule?.pays(bet.numbers)[rule.hitsOf(bet.numbers, numbers)] ?? 0
    return minor((storedMinor(bet.stake) * BigInt(pays)) / BigInt(100))
  },
  phases: (config) => ({ betting: everyMs(config) - showMs.play - showMs.result, ...showMs }),
  // The first chain includes past draws, so that a new studio shows a history; they never took bets.
  startsAt: (config, now, isFirstChain) =>
    openedAt(config, now) + showMs.play + showMs.result - (isFirstChain ? earlierDraws : 1) * everyMs(config),
}
