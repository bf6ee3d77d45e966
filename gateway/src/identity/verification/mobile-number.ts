/** One leading 0 is how people write their number at home (spec §5); abroad it is left out. */
export const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

/** International form of a number as the site sends it, or null when it cannot be one. */
export const internationalNumber = (countryDialingCode: string, mobileNum: string): string | null => {
  const dialing = countryDialingCode.replace(/^\+/, '')
  const national = withoutTrunkZero(mobileNum.trim())
  if (!/^[1-9]\d{0,3}$/.test(dialing) || !/^[1-9]\d{3,13}$/.test(national)) return null
  const number = `+${dialing}${national}`
  return number.length <= 16 ? number : null
}
