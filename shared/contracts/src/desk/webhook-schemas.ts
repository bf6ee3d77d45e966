import { z } from 'zod'
import { instant } from '../schemas/primitives'
import { merchant } from './rows'

/** The number of an event, its place in the order. */
const eventNumber = z.string().regex(/^\d{1,18}$/)
const done = z.object({ done: z.boolean() })

const webhook = z.object({
  id: z.uuid(),
  merchant,
  url: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  stoppedAt: instant.nullable(),
  /** The last event that the receiver took, and how many wait behind it. */
  after: eventNumber,
  waiting: z.number().int(),
  /** Failures in a row; the next try is at `nextAt`. */
  tries: z.number().int(),
  lastStatus: z.number().int().nullable(),
  lastAt: instant.nullable(),
  nextAt: instant,
})

/** Addresses that get the events of rewards. */
export const webhookSchemas = {
  webhooks: { value: z.object({ list: z.array(webhook) }) },
  addWebhook: {
    body: z.object({ merchant, url: z.string().max(500) }),
    /** The key of the signature; it is shown only here. */
    value: z.object({ id: z.uuid(), secret: z.string() }),
  },
  stopWebhook: { body: z.object({ id: z.uuid() }), value: done },
  replayWebhook: { body: z.object({ id: z.uuid(), after: eventNumber }), value: done },
} as const
