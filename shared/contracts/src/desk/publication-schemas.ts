import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { wireLanguages } from '../language'
import { done, instant } from '../schemas/primitives'
import { merchant, whichRows } from './rows'

/** All members (announcements and pop-ups: also guests), members who meet all conditions, or one member. */
const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z
    .object({
      kind: z.literal('segment'),
      /** Language in which a member last used the site. */
      language: z.enum(wireLanguages).optional(),
      /** Lowest VIP level. */
      vipLevel: z.number().int().min(1).max(5).optional(),
      customers: z.enum(['players', 'agents']).optional(),
      registeredSince: instant.optional(),
      /** Whether identity documents were accepted. */
      verified: z.boolean().optional(),
    })
    .refine(({ kind: _kind, ...named }) => Object.values(named).some((value) => value !== undefined)),
  z.object({ kind: z.literal('member'), account: visibleString().min(1).max(64) }),
])
export type Audience = z.output<typeof audience>

const words = z.object({ title: visibleString().min(1).max(100), content: visibleString().min(1).max(10_000) })

const kinds = ['announcement', 'popup', 'message'] as const
export type PublicationKind = (typeof kinds)[number]

/** `endsAt`: end of an announcement or a pop-up; a message stays in the inbox. */
const publication = {
  id: z.uuid(),
  kind: z.enum(kinds),
  merchant,
  audience,
  texts: z.partialRecord(z.enum(wireLanguages), words).refine((texts) => texts.EN !== undefined, { path: ['EN'] }),
  endsAt: instant.nullable(),
}

/** Texts of operators to many members. */
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
          /** Number of inboxes that got the message. */
          addressed: z.number().int().nullable(),
        }),
      ),
    }),
  },
  /** Present number of members in the audience. */
  audience: { body: z.object({ merchant, audience }), value: z.object({ members: z.number().int() }) },
  publish: {
    /** `startsAt` null: now. */
    body: z.object({ ...publication, startsAt: instant.nullable() }),
    value: done,
  },
  endPublication: { body: z.object({ id: z.uuid(), kind: z.enum(kinds) }), value: done },
} as const
