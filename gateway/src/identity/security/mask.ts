/** Enough to recognise one's own address, too little for others to use it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, at > 2 ? 2 : 1)}•••${email.slice(at)}`
}

export const maskPhone = (number: string): string =>
  number.length < 7 ? '•••' : `${number.slice(0, 3)}•••${number.slice(-3)}`

/** The network of a login without the household. */
export const maskAddress = (ip: string): string => {
  if (ip.includes('.')) return ip.replace(/^.*:/, '').replace(/\.\d+$/, '.•')
  return ip === '' ? '' : `${ip.split(':').slice(0, 3).join(':')}:•`
}
