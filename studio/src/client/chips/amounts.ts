/** Digit-by-digit sums of minor units: old browsers lack BigInt, and money is never a float. */
export const added = (a: string, b: string): string => {
  const length = Math.max(a.length, b.length)
  const [first, second] = [a.padStart(length, '0'), b.padStart(length, '0')]
  let carry = 0
  let digits = ''
  for (let place = length - 1; place >= 0; place -= 1) {
    const sum = Number(first[place]) + Number(second[place]) + carry
    digits = `${sum % 10}${digits}`
    carry = sum >= 10 ? 1 : 0
  }
  return `${carry === 1 ? '1' : ''}${digits}`.replace(/^0+(?=\d)/, '')
}

export const sumOf = (amounts: readonly string[]): string => amounts.reduce(added, '0')

export const isAtMost = (a: string, b: string): boolean => (a.length === b.length ? a <= b : a.length < b.length)

/** `a − b`, never below nothing. */
export const less = (a: string, b: string): string => {
  if (isAtMost(a, b)) return '0'
  const from = b.padStart(a.length, '0')
  let borrow = 0
  let digits = ''
  for (let place = a.length - 1; place >= 0; place -= 1) {
    const difference = Number(a[place]) - Number(from[place]) - borrow
    borrow = difference < 0 ? 1 : 0
    digits = `${difference + borrow * 10}${digits}`
  }
  return digits.replace(/^0+(?=\d)/, '')
}
