import { errorFacts } from '@mosaic/contracts'
import { newUuid, type ApiFailure } from '@mosaic/api-client'

/** One wish of the player to deposit. Its key goes with every attempt until the answer is known, so that no press pays twice. */
export type DepositIntent = { readonly key: string; readonly method: string; readonly amount: string }

const storageKey = 'mosaic.member.deposit-intent'

const read = (): DepositIntent | null => {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof data !== 'object' || data === null) return null
    const { key, method, amount } = data as Record<string, unknown>
    return typeof key === 'string' && typeof method === 'string' && typeof amount === 'string'
      ? { key, method, amount }
      : null
  } catch {
    return null
  }
}

let memory: DepositIntent | null = null

/** The unanswered intent for the same method and amount, or a new one. It survives a reload in this tab. */
export const intentFor = (method: string, amount: string, makeKey: () => string = newUuid): DepositIntent => {
  const open = memory ?? read()
  if (open && open.method === method && open.amount === amount) return open
  const fresh = { key: makeKey(), method, amount }
  memory = fresh
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fresh))
  } catch {
    // Storage is blocked: the intent lives as long as this page.
  }
  return fresh
}

export const closeIntent = (): void => {
  memory = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored where storage is blocked.
  }
}

/** A failure after which nobody knows whether the gateway took the order: the next attempt must carry the same key. */
export const leavesIntentOpen = ({ code, status }: Pick<ApiFailure, 'code' | 'status'>): boolean =>
  status === null || status >= 500 || Boolean(errorFacts(code).repeat)
