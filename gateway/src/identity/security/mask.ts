import { addressBytes, addressGroups } from '@mosaic/contracts/network'

/** Enough to recognise one's own address, too little for others to use it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, at > 2 ? 2 : 1)}•••${email.slice(at)}`
}

export const maskPhone = (number: string): string =>
  number.length < 7 ? '•••' : `${number.slice(0, 3)}•••${number.slice(-3)}`

/** The network of a login without the household: 24 bits of IPv4, 48 of IPv6. */
export const maskAddress = (ip: string): string => {
  const bytes = addressBytes(ip)
  if (bytes === null) return ip === '' ? '' : '•'
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.•` : `${addressGroups(bytes.slice(0, 6)).join(':')}:•`
}
