import { z } from 'zod'

/** A merchant's rule of one form field (spec §5). */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  regExp: z.string(),
  maxLength: z.number().int(),
})
export type FieldRule = z.output<typeof fieldRule>
