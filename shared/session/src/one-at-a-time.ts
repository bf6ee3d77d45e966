import { readStored, removeStored, writeStored } from './safe-storage'

/** How long a tab may keep the lease before the others take it for closed. */
const leaseMs = 12_000
const lookAgainMs = 100

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Two tabs may take the lease at once; the job must tolerate that. Token renewal does: the gateway gives both the
 * same token.
 */
const underLease = async <T>(name: string, job: () => Promise<T>): Promise<T> => {
  const own = String(Math.random())
  const holder = (): string | null => {
    const [until, id] = (readStored(name) ?? '').split(' ')
    return id !== undefined && Number(until) > Date.now() ? id : null
  }
  while (holder() !== null) await wait(lookAgainMs)
  writeStored(name, `${Date.now() + leaseMs} ${own}`)
  try {
    return await job()
  } finally {
    if (holder() === own) removeStored(name)
  }
}

/** Runs `job` in one tab of the site at a time: by Web Locks, else by a lease in storage (before iOS 15.4). */
export const oneAtATime = <T>(name: string, job: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, job) : underLease(name, job)
