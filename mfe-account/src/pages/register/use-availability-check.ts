import type { ApiResult } from '@mosaic/api-client'
import { useState } from 'react'

/** `unchecked`: the gateway could not be asked or has been asked too often; it decides when the form is sent. */
type Availability = 'free' | 'taken' | 'unchecked'

type AvailabilityCheck = {
  readonly availability: Availability | null
  readonly check: (value: string) => void
  readonly reset: () => void
}

/** Checks a user name or address when its field is left, each value once. */
export const useAvailabilityCheck = (
  request: (value: string) => Promise<ApiResult<{ readonly available: boolean }>>,
): AvailabilityCheck => {
  const [checked, setChecked] = useState<{ value: string; availability: Availability | null } | null>(null)
  return {
    availability: checked?.availability ?? null,
    reset: () => setChecked(null),
    check: (value) => {
      if (checked?.value === value && checked.availability !== 'unchecked') return
      setChecked({ value, availability: null })
      void request(value).then((answer) => {
        const availability = !answer.ok ? 'unchecked' : answer.value.available ? 'free' : 'taken'
        setChecked((current) => (current?.value === value ? { value, availability } : current))
      })
    },
  }
}
