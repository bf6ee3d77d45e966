import type { Audience } from '@mosaic/contracts/desk'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { audienceMembers } from '../audience'
import type { OperatorTexts } from './schema'
import {
  deliverBatch,
  dueOperatorMessages,
  markSent,
  type PlannedMessage,
  saveOperatorMessage,
} from './operator-message-store'

const batchSize = 1000

export const everybody = '*'

/** Stores a message with sanitized texts; it goes to the inboxes at its time. The same id again corrects the texts. */
export const planMessage = async (db: Db, message: PlannedMessage): Promise<void> => {
  // Operators write seldom, so the parser is not loaded at the start.
  const { safeTexts } = await import('../../platform/guard/safe-html')
  await saveOperatorMessage(db, { ...message, texts: safeTexts(message.texts) })
}

/** Repeated after an interruption, it continues with the members not yet reached. */
const send = async (ctx: AppContext, merchant: Merchant, message: PlannedMessage): Promise<number> => {
  const { id, at, audience } = message
  const content = JSON.stringify({ kind: 'operator', operatorMessage: id })
  const to = audience.kind === 'member' ? ('all' as const) : ('consenting' as const)
  let addressed = 0
  for (let afterId: string | null = ''; afterId !== null; ) {
    const members = audienceMembers(audience, merchant, ctx.clock.now())
    const delivery = { key: `operator:${id}`, content, at, to, afterId, most: batchSize }
    const { last, reached }: Awaited<ReturnType<typeof deliverBatch>> = await deliverBatch(ctx.db, members, delivery)
    addressed += reached
    afterId = last
  }
  await markSent(ctx.db, message, ctx.clock.now(), addressed)
  return addressed
}

export const sendDueMessages = async (ctx: AppContext): Promise<void> => {
  for (const message of await dueOperatorMessages(ctx.db, ctx.clock.now())) {
    const merchant = await ctx.merchants.byCode(message.merchantCode)
    if (merchant) await send(ctx, merchant, message)
  }
}

/** `to` is an account name, or `everybody`. Missing languages fall back to English. */
export type OperatorMessage = {
  readonly merchantCode: string
  readonly id: string
  readonly to: string
  readonly texts: OperatorTexts
}

/** Writes at once to the members who exist now. Returns how many are addressed. */
export const writeToMembers = async (
  ctx: AppContext,
  { merchantCode, id, to, texts }: OperatorMessage,
): Promise<number> => {
  const merchant = await ctx.merchants.byCode(merchantCode)
  if (merchant === null) return 0
  const audience: Audience = to === everybody ? { kind: 'all' } : { kind: 'member', account: to }
  const message = { merchantCode, id, audience, texts, at: ctx.clock.now(), writtenBy: '' }
  await planMessage(ctx.db, message)
  return send(ctx, merchant, message)
}
