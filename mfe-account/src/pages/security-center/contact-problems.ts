import type { ValueOf } from '@mosaic/contracts'
import { numberProblems, type Problem, ruleProblems } from '@mosaic/forms'

type Rules = ValueOf<'registerSettings'>
const presence = { enabled: true, required: true, regExp: '', maxLength: 0 }

/** A contact is judged before a code is asked for (spec §5), by the rules that hold where one logs in with it. */
export const contactProblems = (
  channel: 'email' | 'sms',
  address: string,
  rules: Rules | undefined,
  country: { readonly dialingCode: string; readonly unfit: boolean },
): Problem[] => {
  if (channel === 'sms') return numberProblems(rules?.login.loginMobileNum, address, country)
  const problems = ruleProblems({ ...(rules?.login.email ?? presence), required: true }, address.trim())
  return problems.includes('format') || problems.includes('tooLong') ? ['email'] : problems
}
