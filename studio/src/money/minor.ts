/** Money is a whole number of minor units; on the seamless wallet and on the studio's own API it travels as an integer string. */
export type Minor = bigint & { readonly __unit: 'minor' }

/** The only conversion from a plain bigint to money. */
export const minor = (units: bigint | number): Minor => BigInt(units) as Minor

export const zero: Minor = minor(0)

export const minorText = /^(0|[1-9]\d{0,17})$/

/** Reads an amount from the wire; signs, decimals, leading zeros and anything longer than 18 digits are refused. */
const parseMinor = (text: string): Minor | null => (minorText.test(text) ? minor(BigInt(text)) : null)

/** For amounts this process wrote itself; a damaged one must stop the round, not become zero. */
export const storedMinor = (text: string): Minor => {
  const value = parseMinor(text)
  if (value === null) throw new Error(`a stored amount is damaged: ${text.slice(0, 30)}`)
  return value
}
