import type { Audience, DeskValue, PublicationKind, ReadDeskBody, ReadDeskQuery } from '@mosaic/contracts/desk'
import {
  audienceSize,
  cancelMessage,
  endAnnouncement,
  planMessage,
  saveAnnouncement,
  sendDueMessages,
  writtenAnnouncements,
  writtenMessages,
} from '../../content'
import { memberByAccount } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'
import { stateOf } from './publication-state'

type Done = DeskResult<{ done: true }>
type Publication = DeskValue<'publications'>['list'][number]

/** Codes of the wire (spec §3). */
const letters = { announcement: 'PL', popup: 'PU' } as const
/** Only at home: the registration page shows no news (spec §7: m_home, m_reg). */
const groups = ['m_home']
/** Sorts before the seeded announcements. */
const first = -1

export const listPublications = async (
  ctx: AppContext,
  { show }: ReadDeskQuery<'publications'>,
): Promise<DeskValue<'publications'>> => {
  const now = ctx.clock.now()
  const waiting = show === 'waiting'
  const announced = (await writtenAnnouncements(ctx.db, now, waiting)).map<Publication>((row) => ({
    id: row.id,
    kind: row.types.includes('PU') ? 'popup' : 'announcement',
    merchant: row.merchantCode ?? '',
    audience: row.audience ?? { kind: 'all' },
    texts: Object.fromEntries(
      Object.entries(row.texts).map(([language, { title, content }]) => [language, { title, content }]),
    ),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    writtenBy: row.writtenBy ?? '',
    state: stateOf(row, now),
    addressed: null,
  }))
  const sent = (await writtenMessages(ctx.db, waiting)).map<Publication>((row) => ({
    id: row.id,
    kind: 'message',
    merchant: row.merchantCode,
    audience: row.audience,
    texts: row.texts,
    startsAt: row.at,
    endsAt: null,
    writtenBy: row.writtenBy,
    state: row.sentAt === null ? 'PLANNED' : 'SENT',
    addressed: row.sentAt === null ? null : row.addressed,
  }))
  return { list: [...announced, ...sent].sort((one, other) => other.startsAt - one.startsAt) }
}

/** A named member has to exist; a segment may be empty now and have members later. */
const audienceExists = async (ctx: AppContext, merchant: string, audience: Audience): Promise<boolean> =>
  audience.kind !== 'member' || (await memberByAccount(ctx.db, merchant, audience.account)) !== null

export const countAudience = async (
  ctx: AppContext,
  { merchant, audience }: ReadDeskBody<'audience'>,
): Promise<DeskResult<{ members: number }>> => {
  const site = await ctx.merchants.byCode(merchant)
  if (site === null) return refused('desk.not.found')
  return { ok: true, value: { members: await audienceSize(ctx.db, audience, site, ctx.clock.now()) } }
}

export const publish = async (ctx: AppContext, by: LogActor, body: ReadDeskBody<'publish'>): Promise<Done> => {
  const { id, kind, merchant, audience, texts, endsAt } = body
  if ((await ctx.merchants.byCode(merchant)) === null || !(await audienceExists(ctx, merchant, audience)))
    return refused('desk.not.found')
  const now = ctx.clock.now()
  const startsAt = Math.max(body.startsAt ?? now, now)
  if (endsAt !== null && endsAt <= startsAt) return refused('desk.request.invalid', { endsAt: 'too_small' })
  const done = await inTransaction<Done>(ctx.db, async (tx) => {
    if (kind === 'message')
      await planMessage(tx, { merchantCode: merchant, id, audience, texts, at: startsAt, writtenBy: by.operator })
    else
      await saveAnnouncement(tx, {
        id,
        merchantCode: merchant,
        types: [letters[kind]],
        groups,
        sort: first,
        texts: Object.fromEntries(
          Object.entries(texts).map(([language, words]) => [language, { ...words, kicker: '', action: '' }]),
        ),
        link: '',
        images: [],
        categories: [],
        startsAt,
        endsAt,
        audience: audience.kind === 'all' ? null : audience,
        writtenBy: by.operator,
      })
    const detail = { kind, merchant, audience: JSON.stringify(audience), startsAt: new Date(startsAt).toISOString() }
    await writeLog(tx, by, now, { action: 'publication.written', subject: id, detail })
    return { ok: true, value: { done: true } }
  })
  if (kind === 'message') ctx.deferredTasks.run('operator messages', () => sendDueMessages(ctx))
  return done
}

/** Hides an announcement or a pop-up, or cancels a message that is not sent yet. */
export const endPublication = (
  ctx: AppContext,
  by: LogActor,
  { id, kind }: { readonly id: string; readonly kind: PublicationKind },
): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const ended = kind === 'message' ? await cancelMessage(tx, id) : (await endAnnouncement(tx, id, at)) !== null
    if (!ended) return refused('desk.decided')
    await writeLog(tx, by, at, { action: 'publication.ended', subject: id, detail: { kind } })
    return { ok: true, value: { done: true } }
  })
