import { z } from 'zod'
import { contractTerms } from '../schemas/contract-terms'
import { currency, id, instant } from '../schemas/primitives'
import { visibleString } from '../text/visible-text'
import { terms } from './contract-schemas'
import { person, reason, secondPerson, verdict, whichRows } from './rows'

/** `move`: a member with everybody below to another agent; `offer`: terms of the house; `end`: of an offer or contract of the house. */
const agentChangeKinds = ['move', 'offer', 'end'] as const
export type AgentChangeKind = (typeof agentChangeKinds)[number]

const change = z.object({
  ...person,
  ...secondPerson,
  id: z.uuid(),
  kind: z.enum(agentChangeKinds),
  currency,
  /** Accounts of the agents above before and after a move; '' at the top of a tree. */
  from: z.string(),
  to: z.string(),
  /** Of an offer, or of the contract that ends. */
  terms: z.object(terms).nullable(),
  reason: z.string(),
  state: z.enum(['PROPOSED', 'DONE', 'REJECTED']),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  refusal: z.string(),
})

/** The caller makes the id, so a repeated call proposes nothing twice. */
const proposed = { id: z.uuid(), reason }

/** Changes of agents' trees and of contracts with the house. */
export const agentChangeSchemas = {
  agentChanges: { ...whichRows, value: z.object({ list: z.array(change) }) },
  proposeAgentChange: {
    body: z.discriminatedUnion('kind', [
      /** `upline`: the account of an agent of the same merchant. */
      z.object({ ...proposed, kind: z.literal('move'), memberId: id, upline: visibleString().max(64) }),
      z.object({ ...proposed, kind: z.literal('offer'), memberId: id, terms: contractTerms }),
      z.object({ ...proposed, kind: z.literal('end'), contractId: z.uuid() }),
    ]),
    value: change,
  },
  decideAgentChange: { body: verdict, value: change },
} as const
