import { checkAffiliate, useAffiliateCheck } from '../../api/registration'
import { codeFromLink, type LinkCodeState } from './invitation-code'

export type Invitation = { readonly linkCode: string; readonly state: LinkCodeState }

/** Checks the code of a referral link once, when the form opens (spec §4). A check that fails leaves the decision to the submit. */
export const useInvitation = (search: string): Invitation => {
  const linkCode = codeFromLink(new URLSearchParams(search))
  const { data } = useAffiliateCheck(linkCode)
  if (linkCode === '') return { linkCode, state: 'none' }
  return { linkCode, state: data ? (data.success ? 'valid' : 'invalid') : 'checking' }
}

/** At submit a typed code is checked again; only a clear "no" stops the form, the gateway has the last word anyway. */
export const isRefusedCode = async (code: string): Promise<boolean> => {
  if (code.trim() === '') return false
  const answer = await checkAffiliate(code.trim())
  return answer.ok && !answer.value.success
}
