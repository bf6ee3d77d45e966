import type { ApiFailureError } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useState } from 'react'
import { useDeskMutation, useSetSession } from '../api/queries'
import { useTexts } from '../texts'
import styles from './SignIn.module.css'

export type PasskeyStepProps = { readonly step: 'enrol' | 'passkey'; readonly name: string; readonly demo: boolean }

/** Second factor: the browser signs with a passkey and the gateway verifies it. */
export const PasskeyStep = ({ step, name, demo }: PasskeyStepProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const setSession = useSetSession()
  const options = useDeskMutation('passkeyOptions')
  const answer = useDeskMutation('passkeyAnswer', { onDone: setSession })
  const logout = useDeskMutation('logout', { onDone: () => setSession({ step: 'none', operator: null }) })
  const [problem, setProblem] = useState<string | null>(null)

  const give = async (another: boolean) => {
    setProblem(null)
    let passkey: Awaited<ReturnType<typeof options.run>>
    try {
      passkey = await options.run({ another })
    } catch (error) {
      setProblem(errorText((error as ApiFailureError).failure))
      return
    }
    // The browser's WebAuthn library takes the options of the gateway's library unchanged.
    const asked = passkey.options as unknown
    const credential = await (passkey.kind === 'create'
      ? startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON })
      : startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON })
    ).catch(() => null)
    if (credential === null) {
      setProblem(t('signIn.passkeyCancelled'))
      return
    }
    answer.submit({ credential: { ...credential } }, { onError: ({ failure }) => setProblem(errorText(failure)) })
  }
  const pending = options.pending || answer.pending
  return (
    <div className={styles.step}>
      <p>{t(step === 'enrol' ? 'signIn.enrolText' : 'signIn.passkeyText', { name })}</p>
      <div role="alert">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      <Button size="l" block icon="key" loading={pending} onClick={() => void give(false)}>
        {t(step === 'enrol' ? 'signIn.enrol' : 'signIn.passkey')}
      </Button>
      {step === 'passkey' && demo ? (
        <Button variant="ghost" block onClick={() => void give(true)}>
          {t('signIn.another')}
        </Button>
      ) : null}
      <Button variant="ghost" block onClick={() => logout.submit({})}>
        {t('signIn.back')}
      </Button>
    </div>
  )
}
