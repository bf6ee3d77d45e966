import { deviceStorage, pushPermission, requestPushPermission, siteWorker } from '@mosaic/browser'
import type { BodyOf } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'

/** Push messages need all of these and a worker of the site; a browser without one of them shows no choice. */
export const canPush = (): boolean => pushPermission() !== 'unavailable'

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

const subscribed = async (): Promise<PushSubscription | null> => {
  try {
    return (await (await siteWorker('/m/'))?.pushManager.getSubscription()) ?? null
  } catch {
    // The push service is forbidden or out of reach.
    return null
  }
}

/** Asks the member, then the browser. Returns the subscription for the gateway, or the reason why there is none. */
export const subscribeHere = async (publicKey: string): Promise<Subscription | PushRefusal> => {
  const permission = await requestPushPermission()
  if (permission !== 'granted') return permission === 'unavailable' ? permission : 'denied'
  const worker = await siteWorker('/m/')
  if (!worker) return 'unavailable'
  try {
    // One that was made for another key of the site is of no use.
    await (await subscribed())?.unsubscribe()
    const applicationServerKey = bytesOf(publicKey)
    return bodyOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  } catch {
    return 'unavailable'
  }
}

const recordKey = 'mosaic.push'
type Reported = { readonly userName: string; readonly endpoint: string; readonly at: number }

/** The subscription of this device that the gateway knows, and whose it is. */
export const reportedHere = (): Reported | null => {
  const [userName = '', endpoint = '', at] = (deviceStorage.read(recordKey) ?? '').split(' ')
  try {
    return endpoint === '' ? null : { userName: decodeURIComponent(userName), endpoint, at: Number(at) }
  } catch {
    // Cut in the middle of an escape.
    return null
  }
}

export const recordReport = (userName: string, { endpoint }: Subscription): void =>
  void deviceStorage.write(recordKey, `${encodeURIComponent(userName)} ${endpoint} ${serverNow()}`)

/** Whether this device gets the push messages of this member. A subscription that was never reported brings nothing. */
export const isSubscribedHere = async (userName: string): Promise<boolean> =>
  pushPermission() === 'granted' && reportedHere()?.userName === userName && Boolean(await subscribed())

/** The subscription that this device has for the site's key; null if it has none. */
export const subscriptionHere = async (publicKey: string): Promise<Subscription | null> => {
  const made = await subscribed()
  if (!made) return null
  const key = made.options.applicationServerKey
  const isOfKey = key === null || String(new Uint8Array(key)) === String(bytesOf(publicKey))
  const body = isOfKey ? bodyOf(made) : 'unavailable'
  return body === 'unavailable' ? null : body
}

export const unsubscribeHere = async (): Promise<void> => {
  deviceStorage.remove(recordKey)
  await (await subscribed())?.unsubscribe().catch(() => undefined)
}
