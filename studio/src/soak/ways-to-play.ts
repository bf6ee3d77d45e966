import { z } from 'zod'

/** One game of each engine, with a strategy for the soak. */
export type Way = {
  readonly gameCode: string
  /** Choice of a round, or a bet at a table; the stake is from the session's ladder. */
  readonly bet: (stake: string) => object
  /** Next action in an open round for a view; a table's round ends without actions. */
  readonly next: ((view: unknown) => object) | 'table'
}

const noActions = (): never => {
  throw new Error('This game is decided by its bet.')
}
const next =
  <T>(shape: z.ZodType<T>, action: (view: T) => object) =>
  (view: unknown): object =>
    action(shape.parse(view))

const stakeOnly = (stake: string) => ({ stake })
const moves = z.object({ moves: z.array(z.string()) })
const pokerTurn = z.object({ isDiscarding: z.boolean(), moves: z.array(z.object({ move: z.string() })) })

export const ways: readonly Way[] = [
  { gameCode: 'POMAR_cherry-fiesta', bet: stakeOnly, next: noActions },
  { gameCode: 'POMAR_pomar-tres-rolos', bet: stakeOnly, next: noActions },
  { gameCode: 'CORALIS_tidal-ways', bet: stakeOnly, next: noActions },
  { gameCode: 'POMAR_raspa-pomar', bet: stakeOnly, next: noActions },
  {
    gameCode: 'LUMORA_prism-field',
    bet: (stake) => ({ stake, mines: 3 }),
    next: next(z.object({ picks: z.array(z.number()) }), ({ picks }) =>
      picks.length < 2 ? { pick: picks.length } : { out: true },
    ),
  },
  {
    gameCode: 'IRONBELL_saloon-jacks-or-better',
    bet: stakeOnly,
    next: () => ({ hold: [true, false, true, false, false] }),
  },
  {
    gameCode: 'VERITAS_blackjack-cobalt',
    bet: stakeOnly,
    next: next(moves, (view) => ({ move: ['split', 'double', 'stand'].find((move) => view.moves.includes(move)) })),
  },
  {
    gameCode: 'RIVERNINE_pineapple-poker',
    bet: stakeOnly,
    next: next(pokerTurn, (view) =>
      view.isDiscarding
        ? { move: 'discard', card: 0 }
        : { move: view.moves.find(({ move }) => move !== 'fold')?.move ?? 'fold' },
    ),
  },
  {
    gameCode: 'ANZOL_golden-hook',
    bet: (stake) => ({ stake, shots: 10 }),
    next: next(z.object({ shotsLeft: z.number() }), ({ shotsLeft }) =>
      shotsLeft > 4 ? { move: 'shoot', at: [0, 1, 0] } : { move: 'leave' },
    ),
  },
  { gameCode: 'VOLTARC_fuse', bet: (stake) => ({ stake, cashOutAt: 150 }), next: 'table' },
  { gameCode: 'VERITAS_roulette-serena', bet: (stake) => ({ areas: { red: stake, '17': stake } }), next: 'table' },
  { gameCode: 'VERITAS_baccarat-salon-one', bet: (stake) => ({ areas: { banker: stake, tie: stake } }), next: 'table' },
  { gameCode: 'VERITAS_dragon-tiger-live', bet: (stake) => ({ areas: { dragon: stake } }), next: 'table' },
]
