import { hash } from 'node:crypto'
import { isTrial } from '@mosaic/contracts'
import { addressKey, overRate } from '../../platform/guard/rate-limit'
import type { GuestCookie } from '../../platform/http/guest-cookie'
import { fail, ok, type Result } from '../../platform/http/result'
import type { RequestFacts } from '../../platform/http/request-facts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { deleteSilentGuests, guestByToken, saveGuest, touchGuest } from './guest-store'

const dayMs = 24 * 60 * 60_000
/** A guest's chat is deleted when its browser has not opened it for this long, and at once a day later if it is empty. */
export const guestLifetimeMs = 30 * dayMs

/** Whose chat it is. A guest has no account: `network` counts for the limits of all guests behind one address. */
export type ChatOwner = { readonly id: string; readonly merchantCode: string } & (
  | { readonly kind: 'member' }
  | { readonly kind: 'guest'; readonly network: string }
)

/** Name of a guest at the desk: the first signs of the id. */
export const guestName = (id: string): string =>
  id
    .replace(/^guest-/, '')
    .slice(0, 6)
    .toUpperCase()

const hashOf = (token: string): string => hash('sha256', token)

/** Who may open the chat, also a guest without a cookie so far. */
export const mayOpenChat = (member: Member | null, { flags }: Pick<Merchant, 'flags'>): Result<true> => {
  if (member !== null) return isTrial(member.type) ? fail('free_reject') : ok(true)
  return flags.includes('GUESTCHAT3') ? ok(true) : fail('login.not.session')
}

/** The owner of the asked chat: a member in session, else the guest of the browser's cookie where the merchant has guests in its chat. */
export const chatOwner = async (
  ctx: Pick<AppContext, 'db'>,
  {
    member,
    merchant,
    guestToken,
  }: {
    readonly member: Member | null
    readonly merchant: Pick<Merchant, 'code' | 'flags'>
    readonly guestToken: string | null
  },
): Promise<Result<ChatOwner>> => {
  const allowed = mayOpenChat(member, merchant)
  if (!allowed.ok) return allowed
  if (member !== null) return ok({ kind: 'member', id: member.id, merchantCode: member.merchantCode })
  const guest = guestToken === null ? null : await guestByToken(ctx.db, merchant.code, hashOf(guestToken))
  return guest === null
    ? fail('chat.guest.unknown')
    : ok({ kind: 'guest', id: guest.id, merchantCode: merchant.code, network: guest.network })
}

const newGuests = { limit: 20, windowMs: 60 * 60_000 }

/** The guest of this browser, known by its cookie or new. Members have no guest's chat. */
export const openGuestChat = async (
  ctx: AppContext,
  {
    merchant,
    request,
    cookie,
  }: { readonly merchant: Merchant; readonly request: RequestFacts; readonly cookie: GuestCookie },
): Promise<Result<{ done: true }>> => {
  const seenAt = ctx.clock.now()
  const { value } = cookie
  const known = value === null ? null : await guestByToken(ctx.db, merchant.code, hashOf(value))
  const maxAge = guestLifetimeMs / 1000
  if (known !== null && value !== null) {
    await touchGuest(ctx.db, known.id, seenAt)
    cookie.set(value, maxAge)
    return ok({ done: true })
  }
  const network = addressKey(request.ip)
  const over = await overRate(ctx.db, ctx.clock, `chat-guest:${network}`, newGuests)
  if (over) return over
  const token = ctx.random.token()
  const id = `guest-${ctx.random.uuid()}`
  await saveGuest(ctx.db, { id, merchantCode: merchant.code, tokenHash: hashOf(token), network, seenAt })
  cookie.set(token, maxAge)
  return ok({ done: true })
}

const perMember = { limit: 60, windowMs: 60_000 }
const perGuest = { limit: 20, windowMs: 60_000 }
const perNetwork = { limit: 60, windowMs: 60_000 }

/** Limits of messages: of a member, of a guest, and of all guests behind one address. */
export const overPaceOf = async ({ db, clock }: AppContext, owner: ChatOwner) => {
  const own = await overRate(db, clock, `chat:${owner.id}`, owner.kind === 'guest' ? perGuest : perMember)
  return own || owner.kind === 'member' ? own : overRate(db, clock, `chat-guests:${owner.network}`, perNetwork)
}

export const deleteOldGuests = ({ db, clock }: AppContext): Promise<void> => {
  const now = clock.now()
  return deleteSilentGuests(db, { before: now - guestLifetimeMs, emptyBefore: now - dayMs })
}
