import type { ApiFailureError } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'
import styles from './SignIn.module.css'

/** The passkey before the password, for an operator whose attempts strangers have used up. */
export const DeviceProof = ({ onKnown }: { readonly onKnown: () => void }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const options = useDeskMutation('deviceOptions')
  const answer = useDeskMutation('deviceAnswer')
  const [problem, setProblem] = useState<string | null>(null)

  const prove = async () => {
    setProblem(null)
    try {
      // The browser's WebAuthn library takes the options of the gateway's library unchanged.
      const asked = (await options.run({})).options as unknown as PublicKeyCredentialRequestOptionsJSON
      const credential = await startAuthentication({ optionsJSON: asked }).catch(() => null)
      if (credential === null) return setProblem(t('signIn.passkeyCancelled'))
      await answer.run({ credential: { ...credential } })
      return onKnown()
    } catch (error) {
      return setProblem(errorText((error as ApiFailureError).failure))
    }
  }
  return (
    <>
      <div role="alert">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      <Button variant="ghost" block icon="key" loading={options.pending || answer.pending} onClick={() => void prove()}>
        {t('signIn.passkeyFirst')}
      </Button>
    </>
  )
}
