import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { id } from '../schemas/primitives'

export const merchant = z.string().max(32)
/** The member of a row. */
export const person = { merchant, memberId: id, member: z.string() }
export const whichRows = { query: z.object({ show: z.enum(['waiting', 'all']).default('waiting') }) }
export const reason = visibleString().min(3).max(200)
/** Whether the case needs two people, and who of them has approved. */
export const secondPerson = { needsTwo: z.boolean(), approvedBy: z.string().nullable() }
/** Decision of an operator on one case. */
export const verdict = z.discriminatedUnion('verdict', [
  z.object({ id: z.uuid(), verdict: z.literal('approve') }),
  z.object({ id: z.uuid(), verdict: z.literal('reject'), reason }),
])
