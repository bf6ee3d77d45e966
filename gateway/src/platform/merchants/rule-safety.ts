import { isJudgeable } from '@mosaic/contracts'
import type { RegistrationProfile } from './profile'

/** A rule runs in every visitor's browser and in the gateway's one thread, against whatever somebody types. */
const longestRule = 200
const patience = 5000

type RuleFault = 'invalid' | 'too long' | 'unsupported' | 'slow' | 'undecided'

/** What speaks against a rule; null for one that every text passes or fails in a time that grows no faster than the text (G16). */
export const ruleFault = async (regExp: string): Promise<RuleFault | null> => {
  if (regExp.length > longestRule) return 'too long'
  try {
    new RegExp(regExp, 'u')
  } catch {
    return 'invalid'
  }
  // A form could not judge by it, so that its visitor would learn only from the gateway what is wrong.
  if (!isJudgeable(regExp)) return 'unsupported'
  // Needed when a merchant is saved and for nothing else, and slow to load.
  const { check } = await import('recheck')
  const { status } = await check(regExp, 'u', { timeout: patience })
  return status === 'safe' ? null : status === 'vulnerable' ? 'slow' : 'undecided'
}

/** The first rule of a registration that may not be saved, in words for who wrote it. */
export const unsafeRule = async ({ fields, login }: RegistrationProfile): Promise<string | null> => {
  for (const [name, { regExp }] of [...Object.entries(fields), ...Object.entries(login)]) {
    const fault = await ruleFault(regExp)
    if (fault !== null)
      return `The rule of ${name} was not saved: its regExp is ${fault}${fault === 'slow' ? ', some texts would keep it busy for very long' : ''}: ${regExp.slice(0, longestRule)}`
  }
  return null
}
