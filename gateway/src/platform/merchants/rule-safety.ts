import { longestPattern } from '@mosaic/contracts'
import type { RegistrationProfile } from './profile'

/** Safari reads it since 16.4; in an older one the form could not judge. */
const lookBehind = /\(\?<[=!]/
/** A rule runs in every visitor's browser and in the gateway's one thread, on any input. */
const patience = 5000

type RuleFault = 'invalid' | 'too long' | 'unsupported' | 'slow' | 'undecided'

/** Why a rule is refused; null for a pattern whose matching time is linear in the text (G16). */
export const ruleFault = async (regExp: string): Promise<RuleFault | null> => {
  if (regExp.length > longestPattern) return 'too long'
  try {
    new RegExp(regExp, 'u')
  } catch {
    return 'invalid'
  }
  if (lookBehind.test(regExp)) return 'unsupported'
  // Loaded on demand: only saving a merchant needs it, and it is slow to load.
  const { check } = await import('recheck')
  const { status } = await check(regExp, 'u', { timeout: patience })
  return status === 'safe' ? null : status === 'vulnerable' ? 'slow' : 'undecided'
}

/** The first unsafe rule of a registration, as a message for its author. */
export const unsafeRule = async ({ fields, login }: RegistrationProfile): Promise<string | null> => {
  for (const [name, { regExp }] of [...Object.entries(fields), ...Object.entries(login)]) {
    const fault = await ruleFault(regExp)
    if (fault !== null)
      return `The rule of ${name} was not saved: its regExp is ${fault}${fault === 'slow' ? ', some texts would keep it busy for very long' : ''}: ${regExp.slice(0, longestPattern)}`
  }
  return null
}
