import type { BodyOf } from '@mosaic/contracts'
import { readStored, removeStored, writeStored } from '@mosaic/session'

/** Push messages need all of these and a worker of the site; a browser without one of them shows no choice. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

type PushRefusal = 'denied' | 'unavailable'
type Subscription = BodyOf<'subscribePush'>

const bodyOf = (made: PushSubscription): Subscription | 'unavailable' => {
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'unavailable'
}

const pushManager = async (): Promise<PushManager | undefined> =>
  canPush() ? (await navigator.serviceWorker.getRegistration('/m/'))?.pushManager : undefined

/** Asks the member, then the browser. Returns the subscription for the gateway, or the reason why there is none. */
export const subscribeHere = async (publicKey: string): Promise<Subscription | PushRefusal> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const manager = await pushManager()
  if (!manager) return 'unavailable'
  try {
    const old = await manager.getSubscription()
    // One that was made for another key of the site is of no use.
    await old?.unsubscribe()
    return bodyOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }))
  } catch {
    return 'unavailable'
  }
}

const recordKey = 'mosaic.push'
type Reported = { readonly userName: string; readonly endpoint: string; readonly at: number }

/** The subscription of this device that the gateway knows, and whose it is. */
export const reportedHere = (): Reported | null => {
  const [userName = '', endpoint = '', at] = (readStored(recordKey) ?? '').split(' ')
  return endpoint === '' ? null : { userName: decodeURIComponent(userName), endpoint, at: Number(at) }
}

export const recordReport = (userName: string, { endpoint }: Subscription): void =>
  writeStored(recordKey, `${encodeURIComponent(userName)} ${endpoint} ${Date.now()}`)

/** Whether this device gets the push messages of this member. */
export const isSubscribedHere = async (userName: string): Promise<boolean> => {
  if (!canPush() || Notification.permission !== 'granted') return false
  const reported = reportedHere()
  if (reported !== null && reported.userName !== userName) return false
  return Boolean(await (await pushManager())?.getSubscription())
}

/** The subscription that this device has for the site's key; null if it has none. */
export const subscriptionHere = async (publicKey: string): Promise<Subscription | null> => {
  const made = await (await pushManager())?.getSubscription()
  if (!made) return null
  const key = made.options.applicationServerKey
  const isOfKey = key === null || String(new Uint8Array(key)) === String(bytesOf(publicKey))
  const body = isOfKey ? bodyOf(made) : 'unavailable'
  return body === 'unavailable' ? null : body
}

export const unsubscribeHere = async (): Promise<void> => {
  removeStored(recordKey)
  await (await (await pushManager())?.getSubscription())?.unsubscribe()
}
