import { errorFacts } from '@mosaic/contracts'
import { newUuid, type ApiFailure } from '@mosaic/api-client'

/** One wish of the player to move money. Its key goes with every attempt until the answer is known, so that no press pays twice. */
type MoneyIntent = { readonly key: string; readonly wish: string }

const read = (storageKey: string): MoneyIntent | null => {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof data !== 'object' || data === null) return null
    const { key, wish } = data as Record<string, unknown>
    return typeof key === 'string' && typeof wish === 'string' ? { key, wish } : null
  } catch {
    return null
  }
}

const moneyIntent = (name: string) => {
  const storageKey = `mosaic.member.${name}-intent`
  let memory: MoneyIntent | null = null
  return {
    /** The key of the unanswered intent for the same wish, or a new one. It survives a reload in this tab. */
    keyFor: (parts: readonly string[] = [], makeKey: () => string = newUuid): string => {
      const wish = parts.join(' ')
      const open = memory ?? read(storageKey)
      if (open?.wish === wish) return open.key
      memory = { key: makeKey(), wish }
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(memory))
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
        // Nothing was stored where storage is blocked.
      }
    },
  }
}

export const depositIntent = moneyIntent('deposit')
export const withdrawalIntent = moneyIntent('withdrawal')
export const transferIntent = moneyIntent('transfer')
export const bringBackIntent = moneyIntent('bring-back')
export const claimIntent = moneyIntent('claim')

/** A failure after which nobody knows whether the gateway took the order: the next attempt must carry the same key. */
export const leavesIntentOpen = ({ code, status }: Pick<ApiFailure, 'code' | 'status'>): boolean =>
  status === null || status >= 500 || Boolean(errorFacts(code).repeat)
