/**
 * Push services of the browsers. The address of a subscription comes from a visitor and the gateway calls it, so no
 * other is accepted.
 */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

const isService = (host: string): boolean =>
  services.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service))

/** @param loopback accepts addresses of this machine, for the fake push service of tests. */
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
