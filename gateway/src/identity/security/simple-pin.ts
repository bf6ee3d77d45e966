/** PINs that a thief tries first: one digit, a run up or down, a repeated part. */
export const isSimplePin = (pin: string): boolean => {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0))
  if (steps.every((step) => step === 0) || steps.every((step) => step === 1) || steps.every((step) => step === -1))
    return true
  for (let part = 1; part <= pin.length / 2; part += 1)
    if (pin === pin.slice(0, part).repeat(pin.length / part)) return true
  return false
}
