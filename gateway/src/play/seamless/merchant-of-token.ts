import type { AppContext } from '../../platform/runtime/app-context'
import { ofEveryMerchant, ofMerchant } from '../../platform/db/merchant-scope'
import { merchantOfLaunch } from '../launch/store'
import { tokenHash } from './protocol'
import { merchantOfSession } from './session-store'

/** Game sessions whose merchant is remembered: it never changes, and a bet must not ask for it again. */
const mostKnown = 20_000

/** Runs a provider's call among the rows of the merchant whose token it names; an unknown token sees none. */
export const callsOfProvider = ({ db }: Pick<AppContext, 'db'>) => {
  const known = new Map<string, string>()
  const remembered = async (hash: string): Promise<string | null> => {
    const code = known.get(hash) ?? (await ofEveryMerchant(() => merchantOfSession(db, hash)))
    if (code === null) return null
    if (known.size >= mostKnown) known.clear()
    known.set(hash, code)
    return code
  }
  const among = <T>(code: string | null, work: () => Promise<T>): Promise<T> =>
    code === null ? work() : ofMerchant(code, work)
  return {
    withSession: async <T>(token: string, work: () => Promise<T>): Promise<T> =>
      among(await remembered(tokenHash(token)), work),
    withLaunch: async <T>(token: string, work: () => Promise<T>): Promise<T> =>
      among(await ofEveryMerchant(() => merchantOfLaunch(db, tokenHash(token))), work),
  }
}
