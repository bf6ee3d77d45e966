import { nationalNumber, typedNationalNumber } from '@mosaic/contracts'
import { dialingCodeOf } from './countries'

/** The one spelling of a number, by which an account is found. Null: not a number of that country. */
export const internationalNumber = (countryDialingCode: string, mobileNum: string): string | null => {
  const national = nationalNumber(countryDialingCode, mobileNum)
  return national === null ? null : `+${countryDialingCode.replace(/^\+/, '')}${national}`
}

/** The spelling that a stored number has today; null: no number of its country, which stays as it is. */
export const renewedNumber = (stored: string): string | null => {
  const dialing = dialingCodeOf(stored)
  if (dialing === '') return null
  const national = typedNationalNumber(dialing, stored.slice(1 + dialing.length))
  return national === null ? null : `+${dialing}${national}`
}
