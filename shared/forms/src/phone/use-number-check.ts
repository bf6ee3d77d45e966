import { useState } from 'react'
import { targetOf } from '../sms/use-sms-code'
import { judgeNumber, numberForPayload } from './phone-number'
import type { Country } from './use-countries'

export type PhoneTarget = { readonly countryDialingCode: string; readonly mobileNum: string }

/** A number is judged by its country before a code is asked for (spec §5). */
export const useNumberCheck = (country: Country | null) => {
  const [unfit, setUnfit] = useState<string | null>(null)
  return {
    isUnfit: (typed: string): boolean => unfit === typed,
    /** The number that is typed now, whether it is right or not, as countdowns name it. */
    targetOf: (typed: string): string =>
      targetOf({ countryDialingCode: country?.dialingCode ?? '', mobileNum: numberForPayload(typed) }),
    /** The number as it travels; null, and marked, when its country has no such number. */
    judge: async (typed: string): Promise<PhoneTarget | null> => {
      if (country && (await judgeNumber(country.code, typed)) !== 'fails')
        return { countryDialingCode: country.dialingCode, mobileNum: numberForPayload(typed) }
      setUnfit(typed)
      return null
    },
  }
}
