import { agentRain, asciiDigits } from '@mosaic/contracts'

/** The number of envelopes as typed; null: not a number of envelopes. */
export const envelopesOf = (typed: string): number | null => {
  const digits = asciiDigits(typed).trim()
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return count >= 1 && count <= agentRain.mostEnvelopes ? count : null
}
