import { z } from 'zod'

export const stakeField = 'stake in minor units; payouts are rounded down to whole ones (default 100)'
export const stake = z.number().int().min(1).max(100_000_000).default(100)
/** Pays x to 1. */
export const pays = z.number().min(0).max(1_000_000)
export const decks = z.number().int().min(1).max(16)
/** A part of one, such as 0.05 for five per cent. */
export const part = z.number().min(0).max(1)
