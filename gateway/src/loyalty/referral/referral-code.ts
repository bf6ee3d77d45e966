import type { AppContext, Member } from '../../platform/runtime/app-context'
import * as store from './store'

/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

export const drawCode = ({ random }: Pick<AppContext, 'random'>): string =>
  Array.from({ length: codeLength }, () => alphabet[random.int(alphabet.length)]).join('')

/** The member's code; drawn when it is asked for the first time. */
export const ownCode = async (
  ctx: Pick<AppContext, 'db' | 'random' | 'clock'>,
  { id: memberId, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
): Promise<string> => {
  for (;;) {
    const code = await store.codeOf(ctx.db, memberId)
    if (code !== null) return code
    await store.insertCode(ctx.db, { memberId, merchantCode, code: drawCode(ctx), createdAt: ctx.clock.now() })
  }
}

/** The member behind a code as it was typed. */
export const referrerOf = (db: AppContext['db'], merchantCode: string, code: string) =>
  store.memberOfCode(db, merchantCode, code.trim().toUpperCase())
