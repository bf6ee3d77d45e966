import { z } from 'zod'
import { minor, minorText } from '../money/minor'
import type { Minor } from '../money/minor'

/** An amount in a choice or a bet: minor units as text. */
export const stakeText = z.string().regex(minorText)

/** Bet of a game without further choice. */
export const stakeChoice = z.strictObject({ stake: stakeText })

export const stakeOfChoice = (choice: { readonly stake: string }): Minor => minor(BigInt(choice.stake))
