import type { PushedNotice } from '@mosaic/contracts'
import { memberById } from '../../identity'
import { marketingStopped } from '../../protection'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { PushKeys } from '../../config'
import { consentsOf } from './consents'
import { endPush, putOff, takeDue } from './push-outbox'
import { type PushOutcome, sendPush } from './push-service'
import { pushTexts } from './push-texts'
import { quietUntil } from './quiet-hours'
import type { PushOutboxRow, PushSubscriptionRow } from './schema'
import { quietHoursOf } from './settings'
import { signLink } from './signed-link'
import { browsersOf, forget } from './subscriptions'

const mostTries = 5
/** What could not be told in a day is no news any more. */
const goodForMs = 24 * 3_600_000
const backoffMs = 30_000

/** Whether a member has read it meanwhile, or it is there no more; the modules that know are given by `modules.ts`. */
export type IsRead = Readonly<
  Record<PushOutboxRow['kind'], (db: Db, memberId: string, about: string) => Promise<boolean>>
>

const paths: Readonly<Record<PushOutboxRow['kind'], string>> = { message: '/m/webEmail', chat: '/m/chat' }

const noticeFor = (
  { kind, memberId }: PushOutboxRow,
  { language }: PushSubscriptionRow,
  { name }: Merchant,
  { privateKey }: PushKeys,
): PushedNotice => ({
  title: name,
  body: pushTexts[language][kind],
  url: paths[kind],
  tag: kind,
  language,
  off: pushTexts[language].off,
  token: signLink(privateKey, { memberId, channel: 'push' }),
})

/** `null`: now. A time: not before then. `never`: it is not told. */
const when = async (ctx: AppContext, row: PushOutboxRow, merchant: Merchant, isRead: IsRead) => {
  const now = ctx.clock.now()
  if (now - row.createdAt > goodForMs) return 'never'
  if (await marketingStopped(ctx.db, row.memberId, now)) return 'never'
  if (!(await consentsOf(ctx.db, row.memberId)).push.granted) return 'never'
  if (await isRead[row.kind](ctx.db, row.memberId, row.about)) return 'never'
  return quietUntil(now, await quietHoursOf(ctx.db, row.memberId), merchant.timeZone)
}

const tell = async (ctx: AppContext, keys: PushKeys, row: PushOutboxRow, isRead: IsRead): Promise<void> => {
  const now = ctx.clock.now()
  const member = await memberById(ctx.db, row.memberId)
  const merchant = member && (await ctx.merchants.byCode(member.merchantCode))
  if (!member || member.disabled || !merchant) return endPush(ctx.db, row.id, now)
  const moment = await when(ctx, row, merchant, isRead)
  if (moment === 'never') return endPush(ctx.db, row.id, now)
  // Waiting is no try.
  if (moment !== null) return putOff(ctx.db, row.id, moment, row.tries - 1)
  const browsers = await browsersOf(ctx.db, row.memberId)
  const outcomes = await Promise.all(
    browsers.map(async (browser): Promise<PushOutcome> => {
      const outcome = await sendPush(keys, browser, JSON.stringify(noticeFor(row, browser, merchant, keys)))
      if (outcome === 'gone') await forget(ctx.db, browser)
      return outcome
    }),
  )
  // The same notice replaces itself in a browser that had it already.
  if (outcomes.includes('later') && row.tries < mostTries)
    return putOff(ctx.db, row.id, ctx.clock.now() + backoffMs * 2 ** row.tries, row.tries)
  return endPush(ctx.db, row.id, ctx.clock.now())
}

/** Tells whatever is due. It waits for nothing but push services, each with a limit: no provider of games or payments can hold it up. */
export const pushDue = async (ctx: AppContext, isRead: IsRead): Promise<void> => {
  const { push } = ctx.config
  if (push === null) return
  for (;;) {
    const due = await takeDue(ctx.db, ctx.clock.now())
    if (due.length === 0) return
    await Promise.all(due.map((row) => tell(ctx, push, row, isRead)))
  }
}
