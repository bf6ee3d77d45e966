import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { amountInput, currency, id, instant, wireMoney } from '../schemas/primitives'
import { person, reason, secondPerson, verdict, whichRows } from './rows'

const game = { gameId: z.string().max(64), gameName: z.string() }
const states = ['PROPOSED', 'GRANTED', 'REJECTED'] as const

const freeRounds = z.object({
  ...person,
  ...secondPerson,
  ...game,
  id: z.uuid(),
  stake: wireMoney,
  currency,
  rounds: z.number().int(),
  played: z.number().int(),
  won: wireMoney,
  expiresAt: instant,
  reason: z.string(),
  state: z.enum(states),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  refusal: z.string(),
})

/** Rounds of a game that are free for a member. */
export const freeRoundSchemas = {
  freeRounds: { ...whichRows, value: z.object({ list: z.array(freeRounds) }) },
  /** Games that accept free rounds, with their stakes in the member's currency. */
  freeRoundGames: {
    query: z.object({ memberId: id, search: visibleString().max(64).default('') }),
    value: z.object({ list: z.array(z.object({ ...game, vendor: z.string(), stakes: z.array(wireMoney) })) }),
  },
  proposeFreeRounds: {
    body: z.object({
      /** Made by the caller, so a repeated call proposes nothing twice. */
      id: z.uuid(),
      memberId: id,
      gameId: z.string().max(64),
      stake: amountInput,
      rounds: z.number().int().min(1).max(100),
      /** Days to play, from the approval. */
      days: z.number().int().min(1).max(90),
      reason,
    }),
    value: freeRounds,
  },
  decideFreeRounds: { body: verdict, value: freeRounds },
} as const
