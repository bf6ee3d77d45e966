/**
 * One spelling of a host name: lower case, Punycode, without port and final dot. Empty if the text names no host.
 */
export const hostName = (host: string): string => {
  const text = host.trim()
  if (text === '' || /[\s/\\?#@]/.test(text)) return ''
  try {
    return new URL(`http://${text}`).hostname.replace(/\.$/, '')
  } catch {
    return ''
  }
}
