import { z } from 'zod'

export const sessionInfo = z.object({
  token: z.string(),
  userName: z.string(),
  /** Customer type, see `customer-type.ts`. */
  type: z.number().int(),
  firstTimeLogin: z.boolean().default(false),
  lastLoginAt: z.number().nullable(),
  /** Same value as `type`. */
  customerType: z.number().int().optional(),
  id: z.string().optional(),
})
