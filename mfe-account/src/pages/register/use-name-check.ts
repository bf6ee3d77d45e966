import { useState } from 'react'
import { checkUsername } from '../../api/registration'

/** `unchecked`: the gateway could not be asked or has been asked too often; it decides when the form is sent. */
export type NameVerdict = 'free' | 'taken' | 'unchecked'

type NameCheck = {
  readonly verdict: NameVerdict | null
  readonly check: (username: string) => void
  readonly forget: () => void
}

/** Tells a taken user name as soon as its field is left, before the rest is typed. A name is asked about once. */
export const useNameCheck = (): NameCheck => {
  const [checked, setChecked] = useState<{ name: string; verdict: NameVerdict | null } | null>(null)
  return {
    verdict: checked?.verdict ?? null,
    forget: () => setChecked(null),
    check: (username) => {
      if (checked?.name === username && checked.verdict !== 'unchecked') return
      setChecked({ name: username, verdict: null })
      void checkUsername(username).then((answer) => {
        const verdict = !answer.ok ? 'unchecked' : answer.value.available ? 'free' : 'taken'
        setChecked((current) => (current?.name === username ? { name: username, verdict } : current))
      })
    },
  }
}
