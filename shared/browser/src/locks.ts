import { serverNow } from './clock'
import { deviceStorage } from './storage'
import type { DeviceKey } from './stored-keys'

/** How long a tab may keep the lease before the others take it for closed. */
const leaseMs = 12_000
const pollMs = 100

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Two tabs may take the lease at once, so the job must tolerate that. */
const underLease = async <T>(name: DeviceKey, job: () => Promise<T>): Promise<T> => {
  const own = String(Math.random())
  const holder = (): string | null => {
    const [until, id] = (deviceStorage.read(name) ?? '').split(' ')
    const left = Number(until) - serverNow()
    // A longer one was taken under another clock.
    return id !== undefined && left > 0 && left <= leaseMs ? id : null
  }
  while (holder() !== null) await wait(pollMs)
  deviceStorage.write(name, `${serverNow() + leaseMs} ${own}`)
  try {
    return await job()
  } finally {
    if (holder() === own) deviceStorage.remove(name)
  }
}

/**
 * Runs the job in one tab of the site at a time, by Web Locks. Null where the browser has none or forbids them, or where
 * the signal came first; the job has then not begun.
 */
export const withLock = async <T>(
  name: string,
  options: { readonly signal?: AbortSignal },
  job: () => Promise<T>,
): Promise<{ readonly value: T } | null> => {
  let begun: Promise<T> | null = null
  try {
    await navigator.locks.request(name, options, () => {
      begun = job()
      return begun
    })
  } catch {
    // An error of the job itself is thrown below.
  }
  const running = begun as Promise<T> | null
  return running && { value: await running }
}

/** As `withLock`, else by a lease in storage (before iOS 15.4). */
export const oneAtATime = async <T>(name: DeviceKey, job: () => Promise<T>): Promise<T> => {
  const locked = await withLock(name, {}, job)
  return locked ? locked.value : underLease(name, job)
}
