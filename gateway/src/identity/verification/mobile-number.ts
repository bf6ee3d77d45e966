import { nationalNumber } from '@mosaic/contracts'

/** The one spelling of a number, by which an account is found. Null: not a number of that country. */
export const internationalNumber = (countryDialingCode: string, mobileNum: string): string | null => {
  const national = nationalNumber(countryDialingCode, mobileNum)
  return national === null ? null : `+${countryDialingCode.replace(/^\+/, '')}${national}`
}
