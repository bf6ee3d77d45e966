import { call } from '@mosaic/api-client'
import { useState } from 'react'

type NameCheck = {
  readonly verdict: 'free' | 'taken' | null
  readonly check: (username: string) => void
  readonly forget: () => void
}

/** Tells a taken user name as soon as its field is left, before the rest is typed. */
export const useNameCheck = (): NameCheck => {
  const [checked, setChecked] = useState<{ name: string; free: boolean | null } | null>(null)
  return {
    verdict: checked?.free === true ? 'free' : checked?.free === false ? 'taken' : null,
    forget: () => setChecked(null),
    check: (username) => {
      setChecked({ name: username, free: null })
      void call('checkUsername', { query: { username } }).then((answer) => {
        if (answer.ok) setChecked((current) => (current?.name === username ? { name: username, free: answer.value.available } : current))
      })
    },
  }
}
