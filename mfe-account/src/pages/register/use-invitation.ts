import { visibleText } from '@mosaic/contracts'
import type { ApiFailure } from '@mosaic/api-client'
import { useFailureToast } from '@mosaic/ui'
import { useEffect } from 'react'
import { checkAffiliate, countReferralClick, useAffiliateQuery } from '../../api/registration'
import { codeFromLink, type LinkCodeState } from './invitation-code'

const isRefusal = (failure: ApiFailure | undefined): boolean => failure?.code === 'invitation.code.incorrect'

export type Invitation = { readonly linkCode: string; readonly state: LinkCodeState }

/**
 * Checks a referral link's code once, when the form opens (spec §4), and shows a wrong link. A failed check leaves
 * the decision to the submit.
 */
export const useInvitation = (search: string): Invitation => {
  const linkCode = codeFromLink(new URLSearchParams(search))
  const showFailure = useFailureToast()
  const { data, error } = useAffiliateQuery(linkCode)
  const state = linkCode === '' ? 'none' : isRefusal(error?.failure) ? 'invalid' : data ? 'valid' : 'checking'
  useEffect(() => {
    if (state === 'invalid') showFailure({ code: 'referral.link.error' })
  }, [state, showFailure])
  useEffect(() => {
    if (state === 'valid') countReferralClick(linkCode)
  }, [state, linkCode])
  return { linkCode, state }
}

/** A typed code is checked again at submit; only a clear refusal stops the form. The gateway decides. */
export const isRefusedCode = async (code: string): Promise<boolean> => {
  if (visibleText(code) === '') return false
  const answer = await checkAffiliate(visibleText(code))
  return !answer.ok && isRefusal(answer.failure)
}
