import type { ApiFailure } from '@mosaic/api-client'
import { useLanguage } from '@mosaic/i18n'
import { readStored, writeStored } from '@mosaic/session'
import { useState } from 'react'
import { useCountryList } from '../api/countries'
import { firstCountry } from './first-country'

export type Country = { readonly code: string; readonly dialingCode: string; readonly name: string }

const key = 'mosaic.country'

type Choice = {
  readonly wanted?: boolean
  readonly dialingCode?: string
}

/** The countries whose numbers the merchant takes; the one chosen last on this device is chosen again. */
export const useCountries = ({
  wanted = true,
  dialingCode = '',
}: Choice = {}): {
  readonly list: readonly Country[]
  readonly chosen: Country | null
  readonly choose: (code: string) => void
  /** Why there is no list. */
  readonly failure: ApiFailure | null
  readonly retry: () => void
} => {
  const { data, error, isFetching, refetch } = useCountryList(wanted)
  const list = data?.list ?? []
  const [code, setCode] = useState(() => readStored(key))
  const { language } = useLanguage()
  return {
    list,
    chosen: firstCountry(list, { code, dialingCode, language }),
    choose: (next) => {
      setCode(next)
      writeStored(key, next)
    },
    failure: data || isFetching ? null : (error?.failure ?? null),
    retry: () => void refetch(),
  }
}
