import type { BodyOf } from '@mosaic/contracts'

/** Push messages need all of these and a worker of the site; a browser without one of them shows no choice. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

type PushRefusal = 'denied' | 'unavailable'

/** Asks the member, then the browser. Returns the subscription for the gateway, or the reason why there is none. */
export const subscribeHere = async (publicKey: string): Promise<BodyOf<'subscribePush'> | PushRefusal> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const worker = await navigator.serviceWorker.getRegistration('/m/')
  if (!worker) return 'unavailable'
  try {
    const old = await worker.pushManager.getSubscription()
    // One that was made for another key of the site is of no use.
    await old?.unsubscribe()
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
    const { endpoint, keys } = made.toJSON()
    const { p256dh, auth } = keys ?? {}
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

export const unsubscribeHere = async (): Promise<void> => {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration('/m/') : undefined
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
