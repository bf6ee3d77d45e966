import { z } from 'zod'

/** One hash chain of a table, stored before its first round is shown. */
export const tableRecord = z.object({
  gameCode: z.string(),
  /** Number of the chain; a new one is made when it is used up or the rules change. */
  generation: z.number().int(),
  /** The last link, from which all others follow. A link leaves the server only after its round. */
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

/** Name of the chain that decides a bet; its revealed links are stored under this name. */
export const chainName = ({ gameCode, generation }: Pick<TableRecord, 'gameCode' | 'generation'>): string =>
  `${gameCode}.${generation}`
