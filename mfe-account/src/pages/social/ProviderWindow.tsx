import type { ApiFailure } from '@mosaic/api-client'
import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useState } from 'react'
import type { SocialIntent } from '../../social/intent'
import { providerIcons, providerNames } from '../../social/providers'
import { useServiceStart } from '../../social/use-service-start'
import { useSocialAuth } from '../../social/use-social-auth'
import { useTexts } from '../../texts'
import styles from './SocialPage.module.css'
import { useSocialReturn } from './use-social-return'
import { ExitButton } from './ExitButton'

type ProviderProblem = 'cancelled' | 'blocked' | ApiFailure

/**
 * Browsers allow the provider's window only in a click handler, so the button waits until the service is loaded and
 * retries a failed load.
 */
export const ProviderWindow = ({ intent }: { readonly intent: SocialIntent }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { auth, providers } = useSocialAuth()
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<ProviderProblem | null>(null)
  const socialReturn = useSocialReturn(intent)
  const offered = auth !== null && providers.includes(intent.provider)

  const { state, restart } = useServiceStart(offered ? auth : null)

  const press = async () => {
    if (!auth || open) return
    setOpen(true)
    setProblem(null)
    const outcome = await auth.begin(intent)
    setOpen(false)
    if (outcome.kind === 'proof') socialReturn.submitProof(outcome.proof)
    else if (outcome.kind === 'failed') setProblem(outcome.failure)
    else if (outcome.kind !== 'left') setProblem(outcome.kind)
  }
  const problemText = (): string | null => {
    if (socialReturn.failure) return errorText(socialReturn.failure)
    if (!offered) return errorText('function.not.available')
    if (state === 'absent') return errorText('social.unavailable')
    if (problem === null) return null
    return problem === 'cancelled' || problem === 'blocked' ? t(`social.${problem}`) : errorText(problem)
  }
  return (
    <div className={styles.ways}>
      <FormAlert text={problemText()} failure={socialReturn.failure} />
      {offered && state === 'absent' ? (
        <Button size="l" block variant="secondary" onClick={restart}>
          {t('social.retry')}
        </Button>
      ) : offered ? (
        <Button
          size="l"
          block
          icon={providerIcons[intent.provider]}
          loading={state === 'starting' || open || socialReturn.pending}
          onClick={() => void press()}
        >
          {t('social.goOn', { provider: providerNames[intent.provider] })}
        </Button>
      ) : null}
      <ExitButton intent={intent} />
    </div>
  )
}
