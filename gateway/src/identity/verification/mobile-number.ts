/** National numbers are written with one leading 0 (spec §5), which the international form omits. */
export const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

/** Null: not a possible number. */
export const internationalNumber = (countryDialingCode: string, mobileNum: string): string | null => {
  const dialing = countryDialingCode.replace(/^\+/, '')
  const national = withoutTrunkZero(mobileNum.trim())
  if (!/^[1-9]\d{0,3}$/.test(dialing) || !/^[1-9]\d{3,13}$/.test(national)) return null
  const number = `+${dialing}${national}`
  return number.length <= 16 ? number : null
}
