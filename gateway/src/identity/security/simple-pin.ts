/** The rule of a payment password where the merchant's registration sets none. */
export const pinForm = /^\d{6}$/

/** What a thief tries first: one digit over and over, a run up or down, a pair or a half repeated. */
export const isSimplePin = (pin: string): boolean => {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0))
  if (steps.every((step) => step === 0) || steps.every((step) => step === 1) || steps.every((step) => step === -1))
    return true
  return pin === pin.slice(0, 2).repeat(3) || pin === pin.slice(0, 3).repeat(2)
}
