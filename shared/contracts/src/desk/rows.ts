import { z } from 'zod'
import { id } from '../schemas/primitives'

export const merchant = z.string().max(32)
/** Whom a row of the desk is about. */
export const person = { merchant, memberId: id, member: z.string() }
export const whichRows = { query: z.object({ show: z.enum(['waiting', 'all']).default('waiting') }) }
