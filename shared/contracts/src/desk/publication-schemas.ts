import { z } from 'zod'
import { wireLanguages } from '../language'
import { done, instant } from '../schemas/primitives'
import { merchant, whichRows } from './rows'

/** To whom: everybody (an announcement and a pop-up also to guests), who fits all that is named, or one member. */
const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z
    .object({
      kind: z.literal('segment'),
      /** In which a member last read the site. */
      language: z.enum(wireLanguages).optional(),
      /** At least this VIP level. */
      vipLevel: z.number().int().min(1).max(5).optional(),
      customers: z.enum(['players', 'agents']).optional(),
      registeredSince: instant.optional(),
      /** Identity documents were accepted, or not. */
      verified: z.boolean().optional(),
    })
    .refine(({ kind: _kind, ...named }) => Object.values(named).some((value) => value !== undefined)),
  z.object({ kind: z.literal('member'), account: z.string().trim().min(1).max(64) }),
])
export type Audience = z.output<typeof audience>

const words = z.object({ title: z.string().trim().min(1).max(100), content: z.string().trim().min(1).max(10_000) })

const kinds = ['announcement', 'popup', 'message'] as const
export type PublicationKind = (typeof kinds)[number]

/** `endsAt`: when an announcement or a pop-up is no longer shown; a message stays in the inbox. */
const publication = {
  id: z.uuid(),
  kind: z.enum(kinds),
  merchant,
  audience,
  texts: z.partialRecord(z.enum(wireLanguages), words).refine((texts) => texts.EN !== undefined, { path: ['EN'] }),
  endsAt: instant.nullable(),
}

/** What people of the house write to many members. */
export const publicationSchemas = {
  publications: {
    ...whichRows,
    value: z.object({
      list: z.array(
        z.object({
          ...publication,
          startsAt: instant,
          writtenBy: z.string(),
          state: z.enum(['PLANNED', 'SHOWN', 'SENT', 'OVER']),
          /** To how many inboxes a message went. */
          addressed: z.number().int().nullable(),
        }),
      ),
    }),
  },
  /** To how many members that is now. */
  audience: { body: z.object({ merchant, audience }), value: z.object({ members: z.number().int() }) },
  publish: {
    /** `startsAt` null: now. */
    body: z.object({ ...publication, startsAt: instant.nullable() }),
    value: done,
  },
  endPublication: { body: z.object({ id: z.uuid(), kind: z.enum(kinds) }), value: done },
} as const
