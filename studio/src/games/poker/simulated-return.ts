import { quickDraw } from '../../return/simulation/quick-draw'
import type { Draw } from '../../rules/draw'
import { botDiscard, botMove } from './bot-rule'
import type { PokerAction, PokerConfig } from './poker-config'
import { pokerRules } from './poker-rules'
import { toCallOf } from './poker-table'
import type { Table } from './poker-table'

/** Decides as the bots do, from what the player may see. */
const byTheBotsRule = (config: PokerConfig, table: Table, draw: Draw): PokerAction => {
  const hole = table.seats[0]?.hole ?? []
  if (table.isDiscarding) return { move: 'discard', card: botDiscard(config, hole, table.board) }
  const sight = { hole, board: table.board, toCall: toCallOf(table, 0), raises: table.raises }
  return { move: botMove(config, sight, draw) }
}

const handOf = (config: PokerConfig, draw: Draw, ante: bigint): { readonly bet: number; readonly paid: number } => {
  let table = pokerRules.start(config, { stake: String(ante) }, draw)
  let bet = ante
  let paid = pokerRules.payoutOf(config, table)
  while (paid === null) {
    const action = byTheBotsRule(config, table, draw)
    bet += pokerRules.extraOf(config, table, action)
    const step = pokerRules.act(config, table, action, draw)
    if (step.kind === 'refused') throw new Error('the bots play by the rules')
    table = step.state
    paid = pokerRules.payoutOf(config, table)
  }
  return { bet: Number(bet), paid: Number(paid) }
}

/** Half the width of a 99.9 % interval in standard errors. */
const interval999 = 3.2905

export type SimulatedReturn = {
  readonly mean: number
  readonly low: number
  readonly high: number
  /** Minor units of all hands. */
  readonly bet: number
  readonly paid: number
  /** Part of the hands that paid anything. */
  readonly hitRate: number
  /** Standard deviation of what a hand gains, in antes. */
  readonly deviation: number
}

/**
 * Return of a player who uses the bots' rule, with its 99.9 % interval. All seats play alike, so only the rake is
 * lost.
 */
export const simulatedReturn = (config: PokerConfig, hands: number, seed: number, ante = 100): SimulatedReturn => {
  const draw = quickDraw(seed)
  let [bets, paids, betSquares, paidSquares, products, hits] = [0, 0, 0, 0, 0, 0]
  for (let hand = 0; hand < hands; hand += 1) {
    const { bet, paid } = handOf(config, draw, BigInt(ante))
    bets += bet
    paids += paid
    betSquares += bet * bet
    paidSquares += paid * paid
    products += bet * paid
    if (paid > 0) hits += 1
  }
  const mean = paids / bets
  const residual = Math.max(0, paidSquares - 2 * mean * products + mean * mean * betSquares)
  const half = (interval999 * Math.sqrt(residual)) / bets
  const gain = (paids - bets) / hands
  const gainSquares = (paidSquares - 2 * products + betSquares) / hands
  return {
    mean,
    low: mean - half,
    high: mean + half,
    bet: bets,
    paid: paids,
    hitRate: hits / hands,
    deviation: Math.sqrt(gainSquares - gain * gain) / ante,
  }
}
