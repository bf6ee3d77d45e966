import { loginDeviceId, type ApiFailure } from '@mosaic/api-client'
import { signIn } from '@mosaic/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { passkeyLogin, passkeyLoginOptions } from '../../api/login'
import { offersAutofill, reportGone, sign, stopAsking, type Unfinished } from '../../passkeys/ceremonies'
import { pauseBeforeNext, type Dead } from './next-question'
import { rememberLogin } from './remembered-login'

/** The gateway takes an answer for five minutes, and a login page may stand open for longer. */
const askAnewAfter = 4 * 60_000

type PasskeyTrouble = { readonly kind: 'refused'; readonly failure: ApiFailure } | { readonly kind: Unfinished }
type PasskeyLogin = { readonly pending: boolean; readonly trouble: PasskeyTrouble | null; readonly press: () => void }
/** `replaced`: another question took its place, or the page was left. */
type End = 'in' | 'replaced' | Dead

/**
 * The two ways to a login by passkey: among the suggestions of the name field for as long as the page stands, and by a button. A
 * browser takes one question at a time, so the button ends the waiting one and, when it came to nothing, has it asked again.
 */
export const usePasskeyLogin = (remember: boolean, onDone: () => void): PasskeyLogin => {
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null)
  const latest = useRef({ remember, onDone })
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = { remember, onDone }
  })

  const ask = useCallback(async (by: 'button' | 'field'): Promise<End> => {
    turn.current += 1
    const mine = turn.current
    const replaced = () => turn.current !== mine
    const tell = (what: PasskeyTrouble) => {
      if (by === 'button' || what.kind === 'refused') setTrouble(what)
    }
    const options = await passkeyLoginOptions(loginDeviceId())
    if (replaced()) return 'replaced'
    if (!options.ok) {
      if (by === 'button') setTrouble({ kind: 'refused', failure: options.failure })
      return 'unasked'
    }
    const ceremony = await sign(options.value, { autofill: by === 'field' })
    if (replaced()) return 'replaced'
    if (ceremony.ended !== 'signed') {
      tell({ kind: ceremony.ended })
      return 'unsigned'
    }
    setPending(true)
    setTrouble(null)
    const { remember: stays } = latest.current
    const answer = await passkeyLogin({
      credential: ceremony.credential,
      loginDeviceId: loginDeviceId(),
      remember: stays,
    })
    if (replaced()) return 'replaced'
    setPending(false)
    if (!answer.ok) {
      if (answer.failure.code === 'passkey.unknown')
        reportGone(options.value.rpId ?? window.location.hostname, ceremony.credential.id)
      tell({ kind: 'refused', failure: answer.failure })
      return 'refused'
    }
    rememberLogin({ type: 'username', username: answer.value.userName, countryDialingCode: '' }, stays)
    signIn(answer.value, { remember: stays })
    latest.current.onDone()
    return 'in'
  }, [])

  /** Waits behind the name field: asked anew after a failure, and before the question grows too old. */
  const wait = useCallback(async () => {
    for (let inRow = 0; ; inRow += 1) {
      const before = turn.current
      if (!(await offersAutofill().catch(() => false)) || turn.current !== before) return
      clearTimeout(timer.current)
      const anew = () => void wait()
      timer.current = setTimeout(
        () => (document.hidden ? document.addEventListener('visibilitychange', anew, { once: true }) : anew()),
        askAnewAfter,
      )
      const end = await ask('field')
      if (end === 'in' || end === 'replaced') return
      const pause = pauseBeforeNext(end, inRow)
      if (pause === null) return
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (turn.current !== before + 1) return
    }
  }, [ask])

  useEffect(() => {
    void wait()
    return () => {
      turn.current += 1
      clearTimeout(timer.current)
      stopAsking()
    }
  }, [wait])

  const press = useCallback(() => {
    clearTimeout(timer.current)
    setPending(true)
    setTrouble(null)
    void ask('button').then((end) => {
      if (end === 'in' || end === 'replaced') return
      setPending(false)
      void wait()
    })
  }, [ask, wait])

  return { pending, trouble, press }
}
