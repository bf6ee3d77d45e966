/** Push services of the browsers. A subscription's address comes from a visitor, and the gateway calls it: nothing else may stand there. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

const isService = (host: string): boolean =>
  services.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service))

/** @param loopback also addresses of this machine, where a test stands in for a push service. */
export const isPushAddress = (address: string, loopback: boolean): boolean => {
  try {
    const { protocol, hostname, username, password, port } = new URL(address)
    if (username !== '' || password !== '') return false
    if (loopback && protocol === 'http:' && hostname === '127.0.0.1') return true
    return protocol === 'https:' && port === '' && isService(hostname)
  } catch {
    return false
  }
}
