import { typedNationalNumber } from '@mosaic/contracts'
import { useState } from 'react'
import { targetOf } from '../sms/use-sms-code'
import { numberForPayload } from './phone-number'
import type { Country } from './use-countries'

export type PhoneTarget = { readonly countryDialingCode: string; readonly mobileNum: string }

/** A number is judged by its country before a code is asked for (spec §5). */
export const useNumberCheck = (country: Country | null) => {
  const [unfit, setUnfit] = useState<string | null>(null)
  return {
    dialingCode: country?.dialingCode ?? '',
    isUnfit: (typed: string): boolean => unfit === typed,
    /** The number that is typed now, whether it is right or not, as countdowns name it. */
    targetOf: (typed: string): string =>
      targetOf({
        countryDialingCode: country?.dialingCode ?? '',
        mobileNum: numberForPayload(typed, country?.dialingCode ?? ''),
      }),
    /** The number as it travels; null, and marked, when its country has no such number. */
    judge: (typed: string): Promise<PhoneTarget | null> => {
      const mobileNum = country && typedNationalNumber(country.dialingCode, typed)
      if (country && mobileNum) return Promise.resolve({ countryDialingCode: country.dialingCode, mobileNum })
      // Without the list of countries the number cannot be judged.
      if (country) setUnfit(typed)
      return Promise.resolve(null)
    },
  }
}
