import type { ApiResult } from '@mosaic/api-client'
import { useState } from 'react'

/** `unchecked`: the gateway could not be asked or has been asked too often; it decides when the form is sent. */
export type FreeVerdict = 'free' | 'taken' | 'unchecked'

type FreeCheck = {
  readonly verdict: FreeVerdict | null
  readonly check: (value: string) => void
  readonly forget: () => void
}

/** Tells a user name or an address that cannot be had as soon as its field is left, before the rest is typed. Each is asked about once. */
export const useFreeCheck = (
  ask: (value: string) => Promise<ApiResult<{ readonly available: boolean }>>,
): FreeCheck => {
  const [checked, setChecked] = useState<{ value: string; verdict: FreeVerdict | null } | null>(null)
  return {
    verdict: checked?.verdict ?? null,
    forget: () => setChecked(null),
    check: (value) => {
      if (checked?.value === value && checked.verdict !== 'unchecked') return
      setChecked({ value, verdict: null })
      void ask(value).then((answer) => {
        const verdict = !answer.ok ? 'unchecked' : answer.value.available ? 'free' : 'taken'
        setChecked((current) => (current?.value === value ? { value, verdict } : current))
      })
    },
  }
}
