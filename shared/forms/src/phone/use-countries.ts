import { readStored, writeStored } from '@mosaic/session'
import { useState } from 'react'
import { useCountryList } from '../api/countries'

export type Country = { readonly code: string; readonly dialingCode: string; readonly name: string }

const key = 'mosaic.country'

type Choice = {
  readonly wanted?: boolean
  /** Of a number that is remembered: it stands for its country until one is chosen. */
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
} => {
  const list = useCountryList(wanted).data?.list ?? []
  const [code, setCode] = useState(() => readStored(key))
  const chosen =
    list.find((country) => country.code === code) ??
    list.find((country) => country.dialingCode === dialingCode) ??
    list[0] ??
    null
  return {
    list,
    chosen,
    choose: (next) => {
      setCode(next)
      writeStored(key, next)
    },
  }
}
