import { inTransaction } from '../src/platform/db/transaction'
import { appendMessage, lockChat } from '../src/content/chat/store'
import { memberByAccount } from '../src/identity'
import type { TestGateway } from './gateway'

/** A demo account writes in its chat. Returns the id of the member. */
export const sayToHouse = async ({ ctx, clock }: TestGateway, account: string, text: string): Promise<string> => {
  const member = await memberByAccount(ctx.db, 'aurora', account)
  if (!member) throw new Error(`no ${account}`)
  const { id: ownerId, merchantCode } = member
  await inTransaction(ctx.db, async (tx) => {
    const chat = await lockChat(tx, { ownerId, guestId: null, merchantCode, language: 'PT' })
    const message = { id: crypto.randomUUID(), author: 'member', name: '', text, picture: null } as const
    await appendMessage(tx, chat, { ...message, at: clock.now() })
  })
  return ownerId
}
