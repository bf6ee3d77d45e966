import type { Minor } from '../../money/minor'
import { shuffled } from '../../rules/deck'
import type { Card } from '../../rules/deck'
import type { Draw } from '../../rules/draw'
import { botDiscard, botMove } from './bot-rule'
import { bestScore } from './hand-score'
import { cardsInPlay } from './poker-config'
import type { BettingMove, PokerConfig } from './poker-config'

export type Seat = {
  readonly hole: readonly Card[]
  readonly isFolded: boolean
  /** In this round of bets, in antes. */
  readonly bet: number
  /** In the whole hand, the ante included. */
  readonly total: number
  readonly hasActed: boolean
}

export type LoggedMove = {
  readonly seat: number
  readonly street: number
  readonly move: BettingMove
  readonly bet: number
}

/** Seat 0 is the player, the others are bots; the deal goes round from the seat after the button. */
export type Table = {
  readonly ante: Minor
  readonly deck: readonly Card[]
  readonly board: readonly Card[]
  /** 0 before the flop, 1 flop, 2 turn, 3 river. */
  readonly street: number
  readonly button: number
  readonly seats: readonly Seat[]
  readonly raises: number
  readonly isDiscarding: boolean
  readonly log: readonly LoggedMove[]
  readonly isOver: boolean
}

const boardSizes = [0, 3, 4, 5]

const seatsInTurn = (table: Table): readonly number[] =>
  table.seats.map((_, step) => (table.button + 1 + step) % table.seats.length)

const highestBet = (table: Table): number => {
  let most = 0
  for (const { bet } of table.seats) if (bet > most) most = bet
  return most
}

/** The seat after the one that acted last comes first. */
const actorOf = (table: Table): number | null => {
  const last = table.log[table.log.length - 1]
  const order = seatsInTurn(table)
  const from = last?.street === table.street ? order.indexOf(last.seat) + 1 : 0
  const highest = highestBet(table)
  const waiting = [...order.slice(from), ...order.slice(0, from)].find((index) => {
    const seat = table.seats[index]
    return seat !== undefined && !seat.isFolded && (!seat.hasActed || seat.bet < highest)
  })
  return waiting ?? null
}

export const isPlayersTurn = (table: Table): boolean => !table.isOver && !table.isDiscarding && actorOf(table) === 0

const withSeat = (table: Table, index: number, part: Partial<Seat>): Table => ({
  ...table,
  seats: table.seats.map((seat, at) => (at === index ? { ...seat, ...part } : seat)),
})

export const toCallOf = (table: Table, index: number): number => highestBet(table) - (table.seats[index]?.bet ?? 0)

const betSize = (config: PokerConfig, table: Table): number => (table.street < 2 ? config.smallBet : config.bigBet)

/** Cost of a move, in antes. */
export const costOf = (config: PokerConfig, table: Table, index: number, move: BettingMove): number => {
  const toCall = toCallOf(table, index)
  return move === 'call' ? toCall : move === 'raise' ? toCall + betSize(config, table) : 0
}

export const movesOf = (config: PokerConfig, table: Table, index: number): readonly BettingMove[] => [
  ...(toCallOf(table, index) > 0 ? (['fold', 'call'] as const) : (['check'] as const)),
  ...(table.raises < config.maxRaises ? (['raise'] as const) : []),
]

export const moved = (config: PokerConfig, table: Table, index: number, move: BettingMove): Table => {
  const seat = table.seats[index]
  if (!seat) return table
  const cost = costOf(config, table, index, move)
  const bet = seat.bet + cost
  const next = withSeat(table, index, { bet, total: seat.total + cost, hasActed: true, isFolded: move === 'fold' })
  return {
    ...next,
    raises: table.raises + (move === 'raise' ? 1 : 0),
    log: [...table.log, { seat: index, street: table.street, move, bet }],
  }
}

export const withoutCard = (table: Table, index: number, card: number): Table =>
  withSeat(table, index, { hole: (table.seats[index]?.hole ?? []).filter((_, at) => at !== card) })

export const afterDiscards = (config: PokerConfig, table: Table): Table =>
  table.seats.reduce<Table>(
    (next, seat, index) =>
      index === 0 || seat.isFolded ? next : withoutCard(next, index, botDiscard(config, seat.hole, table.board)),
    { ...table, isDiscarding: false },
  )

const nextStreet = (config: PokerConfig, table: Table): Table => {
  const street = table.street + 1
  const dealt = table.seats.length * config.holeCards
  return {
    ...table,
    street,
    board: table.deck.slice(dealt, dealt + (boardSizes[street] ?? 5)),
    raises: 0,
    seats: table.seats.map((seat) => ({ ...seat, bet: 0, hasActed: false })),
  }
}

const discardsAfter: Record<PokerConfig['discard'], number> = { none: -1, 'before-flop': 0, 'after-flop': 1 }

const endOfBets = (config: PokerConfig, table: Table): Table => {
  const mustDiscard = discardsAfter[config.discard] === table.street && table.seats[0]?.hole.length === config.holeCards
  if (mustDiscard) return { ...table, isDiscarding: true }
  return table.street === 3 ? { ...table, isOver: true } : nextStreet(config, table)
}

/** Plays on until the player has to decide or the hand is over. */
export const advanced = (config: PokerConfig, start: Table, draw: Draw): Table => {
  let table: Table = start
  while (!table.isOver && !table.isDiscarding) {
    const isAlone = table.seats.filter((seat) => !seat.isFolded).length === 1
    if (isAlone || table.seats[0]?.isFolded) return { ...table, isOver: true }
    const actor = actorOf(table)
    if (actor === 0) return table
    if (actor === null) {
      table = endOfBets(config, table)
      continue
    }
    const { hole = [] } = table.seats[actor] ?? {}
    const sight = { hole, board: table.board, toCall: toCallOf(table, actor), raises: table.raises }
    table = moved(config, table, actor, botMove(config, sight, draw))
  }
  return table
}

export const dealt = (config: PokerConfig, ante: Minor, draw: Draw): Table => {
  const deck = shuffled(cardsInPlay(config), draw)
  const seats = Array.from({ length: config.bots + 1 }, (_, index) => ({
    hole: deck.slice(index * config.holeCards, (index + 1) * config.holeCards),
    isFolded: false,
    bet: 0,
    total: 1,
    hasActed: false,
  }))
  const button = draw(seats.length)
  const table = {
    ante,
    deck,
    board: [],
    street: 0,
    button,
    seats,
    raises: 0,
    isDiscarding: false,
    log: [],
    isOver: false,
  }
  return advanced(config, table, draw)
}

/** Seats that share what was contested; all others folded, or the best hands at the showdown. */
export const winnersOf = (config: PokerConfig, table: Table): readonly number[] => {
  const left = table.seats.flatMap((seat, index) => (seat.isFolded ? [] : [index]))
  if (left.length < 2) return left
  const scores = left.map((index) => bestScore(table.seats[index]?.hole ?? [], table.board, config, config.use))
  const best = Math.max(...scores)
  return left.filter((_, at) => scores[at] === best)
}

/** The player's part: an uncalled bet comes back whole; the rest of the pot, less the rake, is shared. */
export const payoutUnits = (config: PokerConfig, table: Table): { readonly share: bigint; readonly over: bigint } => {
  const nothing = { share: 0n, over: 1n }
  if (!table.isOver || table.seats[0]?.isFolded) return nothing
  const winners = winnersOf(config, table)
  if (!winners.includes(0)) return nothing
  const own = table.seats[0]?.total ?? 0
  const uncalled = Math.max(0, own - Math.max(...table.seats.slice(1).map((seat) => seat.total)))
  const contested = table.seats.reduce((sum, seat) => sum + seat.total, 0) - uncalled
  const count = winners.length
  return {
    share: BigInt(contested * (10_000 - config.rakeBp) + uncalled * 10_000 * count),
    over: BigInt(10_000 * count),
  }
}
