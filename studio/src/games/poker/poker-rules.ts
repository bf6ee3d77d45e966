import { minor } from '../../money/minor'
import type { Card } from '../../rules/deck'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'
import { bestScore, kindOf } from './hand-score'
import type { HandKind } from './hand-score'
import { stakeChoice, stakeOfChoice } from '../choice'
import { pokerAction, pokerConfig } from './poker-config'
import type { BettingMove, PokerAction, PokerChoice, PokerConfig } from './poker-config'
import {
  advanced,
  afterDiscards,
  costOf,
  dealt,
  isPlayersTurn,
  moved,
  movesOf,
  payoutUnits,
  winnersOf,
  withoutCard,
} from './poker-table'
import type { LoggedMove, Seat, Table } from './poker-table'

export type PokerSeatView = {
  /** null for a card that only its owner sees; empty once folded. */
  readonly hole: readonly (Card | null)[]
  readonly isFolded: boolean
  readonly bet: number
  readonly total: number
  readonly hand: HandKind | null
  readonly isWinner: boolean
}

/** Amounts are antes. */
export type PokerView = {
  readonly seats: readonly PokerSeatView[]
  readonly board: readonly Card[]
  readonly street: number
  readonly button: number
  readonly pot: number
  readonly moves: readonly { readonly move: BettingMove; readonly cost: number }[]
  readonly isDiscarding: boolean
  readonly log: readonly LoggedMove[]
  readonly isOver: boolean
}

const isOpenSeat = (table: Table, index: number): boolean =>
  index === 0 || (table.isOver && table.seats.filter((seat) => !seat.isFolded).length > 1 && !table.seats[0]?.isFolded)

const seatView = (config: PokerConfig, table: Table, winners: readonly number[]) => (seat: Seat, index: number) => {
  const isOpen = isOpenSeat(table, index)
  const hasHand = isOpen && !seat.isFolded && table.board.length >= 3
  return {
    hole: seat.isFolded && index > 0 ? [] : seat.hole.map((card) => (isOpen ? card : null)),
    isFolded: seat.isFolded,
    bet: seat.bet,
    total: seat.total,
    hand: hasHand ? kindOf(bestScore(seat.hole, table.board, config, config.use), config) : null,
    isWinner: winners.includes(index),
  }
}

export const pokerRules: SoloRules<PokerConfig, PokerChoice, PokerAction, Table, PokerView> = {
  engine: 'poker@1',
  config: pokerConfig,
  choice: stakeChoice,
  action: pokerAction,
  stakeOf: (_, choice) => stakeOfChoice(choice),
  allows: () => true,
  start: (config, choice, draw) => dealt(config, stakeOfChoice(choice), draw),
  act: (config, table, action, draw) => {
    if (action.move === 'discard') {
      if (!table.isDiscarding || action.card >= config.holeCards) return { kind: 'refused' }
      const next = afterDiscards(config, withoutCard(table, 0, action.card))
      return { kind: 'next', state: advanced(config, next, draw) }
    }
    if (!isPlayersTurn(table)) return { kind: 'refused' }
    if (action.move !== 'fold' && !movesOf(config, table, 0).includes(action.move)) return { kind: 'refused' }
    return { kind: 'next', state: advanced(config, moved(config, table, 0, action.move), draw) }
  },
  extraOf: (config, table, action) =>
    minor(action.move === 'discard' ? 0n : table.ante * BigInt(costOf(config, table, 0, action.move))),
  prepaid: false,
  payoutOf: (config, table) => {
    if (!table.isOver) return null
    const { share, over } = payoutUnits(config, table)
    return minor((table.ante * share) / over)
  },
  view: (config, table) => {
    // A player who folded does not learn who would have won.
    const winners = table.isOver && !table.seats[0]?.isFolded ? winnersOf(config, table) : []
    return {
      seats: table.seats.map(seatView(config, table, winners)),
      board: table.board,
      street: table.street,
      button: table.button,
      pot: table.seats.reduce((sum, seat) => sum + seat.total, 0),
      moves: isPlayersTurn(table)
        ? movesOf(config, table, 0).map((move) => ({ move, cost: costOf(config, table, 0, move) }))
        : [],
      isDiscarding: table.isDiscarding,
      log: table.log,
      isOver: table.isOver,
    }
  },
  leave: (config, table) => {
    if (table.isDiscarding) return { move: 'discard', card: 0 }
    return { move: movesOf(config, table, 0).includes('check') ? 'check' : 'fold' }
  },
  paceMs: () => 2500,
}

export const pokerEngine = soloEngine(pokerRules)
