import { FormAlert } from '@mosaic/forms'
import { errorFacts } from '@mosaic/contracts'
import { useErrorText } from '@mosaic/i18n'
import { Spinner } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { EntryFrame, type EntryFrameProps } from '../../layout/EntryFrame'
import type { SocialIntent } from '../../social/intent'
import type { SocialProof } from '../../social/social-auth'
import { useTexts } from '../../texts'
import styles from './SocialPage.module.css'
import { StartAgain } from './StartAgain'
import { useSocialReturn } from './use-social-return'

type CodeReturnProps = {
  readonly frame: Pick<EntryFrameProps, 'place' | 'title' | 'search'>
  readonly proof: SocialProof
  readonly intent: SocialIntent | null
}

/** Return from the provider's page; its code is sent to the gateway once. */
export const CodeReturn = ({ frame, proof, intent }: CodeReturnProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const socialReturn = useSocialReturn(intent ?? { purpose: 'login', search: '', remember: true })
  const brought = useRef(false)
  useEffect(() => {
    if (brought.current) return
    brought.current = true
    socialReturn.submitProof(proof)
  }, [socialReturn, proof])

  const { failure } = socialReturn
  if (!failure || socialReturn.pending)
    return (
      <EntryFrame {...frame} heading={t('social.finishing')} lead={t('social.finishingLead')}>
        <div className={styles.wait} role="status">
          <Spinner size={32} />
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame {...frame} heading={t('social.failed')} lead={t('social.failedLead')}>
      <FormAlert text={errorText(failure)} failure={failure} />
      <StartAgain
        intent={intent}
        onRetry={errorFacts(failure.code).repeat ? () => socialReturn.submitProof(proof) : undefined}
      />
    </EntryFrame>
  )
}
