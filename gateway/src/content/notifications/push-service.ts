import { request } from 'undici'
import webPush from 'web-push'
import type { PushKeys } from '../../config'
import type { PushSubscriptionRow } from './schema'

const timeoutMs = 10_000
/** How long a push service stores a message for a browser that is offline. */
const timeToLiveSeconds = 24 * 3600

/** `gone`: the subscription has ended. `later`: no answer, or one that allows another try. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later'

export const outcomeOf = (status: number): PushOutcome =>
  status < 300
    ? 'taken'
    : status === 404 || status === 410
      ? 'gone'
      : status === 429 || status >= 500
        ? 'later'
        : 'refused'

/** Encrypted for that browser alone (RFC 8291), signed by the site (VAPID). Redirects are not followed. */
export const sendPush = async (
  keys: PushKeys,
  { endpoint, p256dh, auth }: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  payload: string,
): Promise<PushOutcome> => {
  try {
    // Throws for a key or an address that it cannot use.
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: keys,
      TTL: timeToLiveSeconds,
      contentEncoding: 'aes128gcm',
    })
    const answer = await request(endpoint, {
      method: method as 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body.dump()
    return outcomeOf(answer.statusCode)
  } catch {
    return 'later'
  }
}
