import { z } from 'zod'

/** One hash chain of a table. What decides its rounds stands on the disk before the first of them is shown. */
export const tableRecord = z.object({
  gameCode: z.string(),
  /** Chains are numbered; a new one is made when the former is used up, or when the rules of the table change. */
  generation: z.number().int(),
  /** The last link, from which all others follow. It never leaves the server before its round. */
  seed: z.string(),
  /** Public from the beginning, and drawn after the chain was made. */
  salt: z.string(),
  terminalHash: z.string(),
  configHash: z.string(),
  /** A round and when it began; the timetable follows from it. */
  round: z.number().int(),
  startedAt: z.number(),
})
export type TableRecord = z.infer<typeof tableRecord>

/** Names the chain that decides a bet; a chain's links are kept under this name when they are revealed. */
export const chainName = ({ gameCode, generation }: Pick<TableRecord, 'gameCode' | 'generation'>): string =>
  `${gameCode}.${generation}`
