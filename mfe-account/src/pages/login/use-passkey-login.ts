import { loginDeviceId } from '@mosaic/api-client'
import { signIn } from '@mosaic/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { passkeyLogin, passkeyLoginOptions } from '../../api/login'
import { supportsAutofill, signalUnknownCredential, sign, cancelCeremony } from '../../passkeys/ceremonies'
import type { PasskeyProblem } from '../../passkeys/passkey-problem'
import { autofillRetryDelay, type AttemptEnd } from './autofill-retry'
import { rememberLogin } from './remembered-login'

/** The gateway accepts an answer for five minutes, and a login page may be open for longer. */
const renewAfterMs = 4 * 60_000

type PasskeyLogin = { readonly pending: boolean; readonly problem: PasskeyProblem | null; readonly press: () => void }
/** `replaced`: another question took its place, or the page was left. */
type End = 'in' | 'replaced' | AttemptEnd

/**
 * Login by passkey, in the suggestions of the name field and by a button. A browser allows one request at a time, so
 * the button aborts the pending one and restarts it afterwards.
 */
export const usePasskeyLogin = (remember: boolean, onDone: () => void): PasskeyLogin => {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  const latest = useRef({ remember, onDone })
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = { remember, onDone }
  })

  const attempt = useCallback(async (by: 'button' | 'field'): Promise<End> => {
    turn.current += 1
    const ownTurn = turn.current
    const isReplaced = () => turn.current !== ownTurn
    const report = (passkeyProblem: PasskeyProblem) => {
      if (by === 'button' || passkeyProblem.kind === 'refused') setProblem(passkeyProblem)
    }
    const options = await passkeyLoginOptions(loginDeviceId())
    if (isReplaced()) return 'replaced'
    if (!options.ok) {
      if (by === 'button') setProblem({ kind: 'refused', failure: options.failure })
      return 'unasked'
    }
    const ceremony = await sign(options.value, { autofill: by === 'field' })
    if (isReplaced()) return 'replaced'
    if (ceremony.ended !== 'signed') {
      report({ kind: ceremony.ended })
      return 'unsigned'
    }
    setPending(true)
    setProblem(null)
    const { remember: remembered } = latest.current
    const answer = await passkeyLogin({
      credential: ceremony.credential,
      loginDeviceId: loginDeviceId(),
      remember: remembered,
    })
    if (isReplaced()) return 'replaced'
    setPending(false)
    if (!answer.ok) {
      if (answer.failure.code === 'passkey.unknown')
        signalUnknownCredential(options.value.rpId ?? window.location.hostname, ceremony.credential.id)
      report({ kind: 'refused', failure: answer.failure })
      return 'refused'
    }
    rememberLogin({ type: 'username', username: answer.value.userName, countryDialingCode: '' }, remembered)
    signIn(answer.value, { remember: remembered })
    latest.current.onDone()
    return 'in'
  }, [])

  /** Pending request of the name field: repeated after a failure and before it expires. */
  const waitForAutofill = useCallback(async () => {
    for (let inRow = 0; ; inRow += 1) {
      const before = turn.current
      if (!(await supportsAutofill().catch(() => false)) || turn.current !== before) return
      clearTimeout(timer.current)
      const restart = () => void waitForAutofill()
      timer.current = setTimeout(
        () => (document.hidden ? document.addEventListener('visibilitychange', restart, { once: true }) : restart()),
        renewAfterMs,
      )
      const end = await attempt('field')
      if (end === 'in' || end === 'replaced') return
      const pause = autofillRetryDelay(end, inRow)
      if (pause === null) return
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (turn.current !== before + 1) return
    }
  }, [attempt])

  useEffect(() => {
    void waitForAutofill()
    return () => {
      turn.current += 1
      clearTimeout(timer.current)
      cancelCeremony()
    }
  }, [waitForAutofill])

  const press = useCallback(() => {
    clearTimeout(timer.current)
    setPending(true)
    setProblem(null)
    void attempt('button').then((end) => {
      if (end === 'in' || end === 'replaced') return
      setPending(false)
      void waitForAutofill()
    })
  }, [attempt, waitForAutofill])

  return { pending, problem, press }
}
