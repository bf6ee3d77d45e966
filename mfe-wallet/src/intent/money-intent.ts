import { errorFacts } from '@mosaic/contracts'
import { newUuid, type ApiFailure } from '@mosaic/api-client'

/** One request of the member to move money. Every attempt carries its key until the answer is known, so it is paid once. */
type MoneyIntent = { readonly key: string; readonly request: string }

/** Name of `request` in the stored record. */
const requestField = 'wish'

const read = (storageKey: string): MoneyIntent | null => {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof data !== 'object' || data === null) return null
    const { key, [requestField]: request } = data as Record<string, unknown>
    return typeof key === 'string' && typeof request === 'string' ? { key, request } : null
  } catch {
    return null
  }
}

const moneyIntent = (name: string) => {
  const storageKey = `mosaic.member.${name}-intent`
  let memory: MoneyIntent | null = null
  return {
    /** The key of an unanswered intent for the same request, or a new one. It survives a reload of this tab. */
    keyFor: (parts: readonly string[] = [], makeKey: () => string = newUuid): string => {
      const request = parts.join(' ')
      const open = memory ?? read(storageKey)
      if (open?.request === request) return open.key
      memory = { key: makeKey(), request }
      try {
        sessionStorage.setItem(storageKey, JSON.stringify({ key: memory.key, [requestField]: request }))
      } catch {
        // Storage is blocked: the intent lives as long as this page.
      }
      return memory.key
    },
    close: (): void => {
      memory = null
      try {
        sessionStorage.removeItem(storageKey)
      } catch {
        // Storage is blocked, so there is no stored intent.
      }
    },
  }
}

export const depositIntent = moneyIntent('deposit')
export const withdrawalIntent = moneyIntent('withdrawal')
export const transferIntent = moneyIntent('transfer')
export const transferAllIntent = moneyIntent('bring-back')
export const claimIntent = moneyIntent('claim')

/** True when the gateway may have executed the order: the next attempt must carry the same key. */
export const leavesIntentOpen = ({ code, status }: Pick<ApiFailure, 'code' | 'status'>): boolean =>
  status === null || status >= 500 || Boolean(errorFacts(code).repeat)
