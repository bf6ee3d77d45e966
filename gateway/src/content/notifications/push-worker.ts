import type { PushedNotice } from '@mosaic/contracts'
import { memberById } from '../../identity'
import { marketingStopped } from '../../protection'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { PushKeys } from '../../config'
import { consentsOf } from './consent-store'
import { deleteEndedPushes, endPush, reschedule, takeDue } from './outbox-store'
import { type PushOutcome, sendPush } from './push-service'
import { pushTexts } from './push-texts'
import { quietUntil } from './quiet-hours'
import type { PushOutboxRow, PushSubscriptionRow } from './schema'
import { quietHoursOf } from './quiet-hours-store'
import { signLink } from './signed-link'
import { deleteSubscriptionById, subscriptionsOf } from './subscription-store'

const mostTries = 5
/** A push message is of no use after a day. */
const goodForMs = 24 * 3_600_000
const backoffMs = 30_000

/** Whether a member has read a message meanwhile, or it was deleted; `modules.ts` provides the modules that know. */
export type IsRead = Readonly<
  Record<PushOutboxRow['kind'], (db: Db, memberId: string, about: string) => Promise<boolean>>
>

/** The page of one message, where it is not the page of its kind; `modules.ts` provides the modules that know. */
export type PathOf = Readonly<
  Partial<Record<PushOutboxRow['kind'], (db: Db, memberId: string, about: string) => Promise<string | null>>>
>

const paths: Readonly<Record<PushOutboxRow['kind'], string>> = { message: '/m/webEmail', chat: '/m/chat' }

const noticeFor = (
  { kind, memberId }: PushOutboxRow,
  { language }: PushSubscriptionRow,
  { name }: Merchant,
  { privateKey }: PushKeys,
  path: string | null,
): PushedNotice => ({
  title: name,
  body: pushTexts[language][kind],
  url: path ?? paths[kind],
  tag: kind,
  language,
  off: pushTexts[language].off,
  token: signLink(privateKey, { memberId, channel: 'push' }),
})

/** `null`: now. A time: not before then. `never`: the message is dropped. */
const when = async (ctx: AppContext, row: PushOutboxRow, merchant: Merchant, isRead: IsRead) => {
  const now = ctx.clock.now()
  if (now - row.createdAt > goodForMs) return 'never'
  if (await marketingStopped(ctx.db, row.memberId, now)) return 'never'
  if (!(await consentsOf(ctx.db, row.memberId)).push.granted) return 'never'
  if (await isRead[row.kind](ctx.db, row.memberId, row.about)) return 'never'
  return quietUntil(now, await quietHoursOf(ctx.db, row.memberId), merchant.timeZone)
}

const retryLater = (ctx: AppContext, { id, tries }: PushOutboxRow): Promise<void> =>
  tries < mostTries
    ? reschedule(ctx.db, id, ctx.clock.now() + backoffMs * 2 ** tries, tries)
    : endPush(ctx.db, id, ctx.clock.now())

type Messages = { readonly isRead: IsRead; readonly pathOf: PathOf }

const send = async (
  ctx: AppContext,
  keys: PushKeys,
  row: PushOutboxRow,
  { isRead, pathOf }: Messages,
): Promise<void> => {
  const now = ctx.clock.now()
  const member = await memberById(ctx.db, row.memberId)
  const merchant = member && (await ctx.merchants.byCode(member.merchantCode))
  if (!member || member.disabled || !merchant) return endPush(ctx.db, row.id, now)
  const moment = await when(ctx, row, merchant, isRead)
  if (moment === 'never') return endPush(ctx.db, row.id, now)
  // A row that waits for the end of quiet hours has not been tried.
  if (moment !== null) return reschedule(ctx.db, row.id, moment, row.tries - 1)
  const path = (await pathOf[row.kind]?.(ctx.db, row.memberId, row.about)) ?? null
  const browsers = await subscriptionsOf(ctx.db, row.memberId)
  const outcomes = await Promise.all(
    browsers.map(async (browser): Promise<PushOutcome> => {
      const outcome = await sendPush(keys, browser, JSON.stringify(noticeFor(row, browser, merchant, keys, path)))
      if (outcome === 'gone') await deleteSubscriptionById(ctx.db, browser)
      return outcome
    }),
  )
  // A browser that got the message already replaces it by its tag.
  return outcomes.includes('later') ? retryLater(ctx, row) : endPush(ctx.db, row.id, ctx.clock.now())
}

/** A row that fails for any reason waits longer each time and ends, and holds up no other row. */
const sendOrRetry = async (ctx: AppContext, keys: PushKeys, row: PushOutboxRow, messages: Messages): Promise<void> => {
  try {
    await send(ctx, keys, row, messages)
  } catch (error) {
    ctx.log.error({ err: error }, 'a push message could not be sent')
    await retryLater(ctx, row)
  }
}

/** Sends all due messages. It waits for push services only, each with a time limit. */
export const pushDue = async (ctx: AppContext, isRead: IsRead, pathOf: PathOf = {}): Promise<void> => {
  const { push } = ctx.config
  if (push === null) return
  for (;;) {
    const due = await takeDue(ctx.db, ctx.clock.now())
    if (due.length === 0) return
    await Promise.all(due.map((row) => sendOrRetry(ctx, push, row, { isRead, pathOf })))
  }
}

/** A row that ended is of no use when its message would be too old. */
export const deleteOldPushes = (ctx: AppContext): Promise<void> =>
  deleteEndedPushes(ctx.db, ctx.clock.now() - goodForMs)
