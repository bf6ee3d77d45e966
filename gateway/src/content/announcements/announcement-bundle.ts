import { isAgent, isTrial, type Announcement, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { type CampaignRow, shownCampaigns } from '../../loyalty'
import { marketingStopped } from '../../protection'
import { currentArt, inOwnColours } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { belongs } from '../audience'
import type { AnnouncementRow } from './schema'
import { currentAnnouncements, readIds } from './store'

type Type = AnnouncementRow['types'][number]
type Requested = { readonly types: readonly Type[]; readonly group: string; readonly language: WireLanguage }

/** A campaign is listed among the promotions under its own id; its state comes with `promotions`. */
const asAnnouncement = (campaign: CampaignRow): AnnouncementRow => ({
  ...campaign,
  types: ['PR'],
  groups: [],
  texts: Object.fromEntries(
    Object.entries(campaign.texts).map(([language, text]) => [language, { ...text, kicker: '', action: '' }]),
  ),
  link: '',
  images: [...campaign.images],
  audience: null,
  writtenBy: null,
})

/** Guests and trial players have no unread entries: their reading is not stored (spec §4). */
const storesReading = (member: Member | null): member is Member => member !== null && !isTrial(member.type)

/** Without an audience an announcement is for all visitors; with one, for its members. */
export const isMeantFor = async (
  ctx: AppContext,
  { audience }: Pick<AnnouncementRow, 'audience'>,
  merchant: Merchant,
  member: Member | null,
): Promise<boolean> =>
  audience === null || (member !== null && (await belongs(ctx.db, member.id, audience, merchant, ctx.clock.now())))

const present = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member | null,
  { types, group, language }: Requested,
): Promise<Announcement[]> => {
  const art = await currentArt(ctx.config.dataDir)
  const read = storesReading(member) ? await readIds(ctx.db, member.id) : null
  const now = ctx.clock.now()
  const promotions = types.includes('PR') ? await shownCampaigns(ctx.db, merchant.code, now) : []
  const rows = [...promotions.map(asAnnouncement), ...(await currentAnnouncements(ctx.db, merchant.code, now))]
  const meant = await Promise.all(rows.map((row) => isMeantFor(ctx, row, merchant, member)))
  return rows
    .filter((_row, index) => meant[index])
    .filter(
      (row) =>
        row.types.some((type) => types.includes(type)) &&
        (group === '' || row.groups.length === 0 || row.groups.includes(group)),
    )
    .flatMap((row) => {
      const text = row.texts[language] ?? row.texts.EN
      if (!text) return []
      const announcementImages = row.images
        .map(({ key, sequence }) => ({ sequence, picture: inOwnColours(art, key, merchant.code) }))
        .filter(({ picture }) => picture.url !== '')
        .map(({ sequence, picture }) => ({
          sequence,
          url: picture.url,
          width: picture.width,
          height: picture.height,
          colour: picture.colour,
        }))
      return [
        {
          id: row.id,
          announcementId: row.id,
          types: row.types,
          ...text,
          link: row.link,
          read: read === null || read.has(row.id),
          startDate: row.startsAt,
          endDate: row.endsAt,
          noExpiry: row.endsAt === null ? (1 as const) : (0 as const),
          announcementImages,
          promoAnnouncementCategoryIds: row.categories,
        },
      ]
    })
}

/** Types that advertise; notices to players are not among them. */
const advertising: readonly Type[] = ['B', 'PU', 'PR', 'H']
const publicTypes: readonly Type[] = ['PL', 'B', 'PU', 'PR', 'H']

/** `types` is a list such as "PL,B"; unknown letters are not errors, and agents' notices have their own endpoint. */
export const announcementBundle = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member | null,
  query: { types: string; groupName: string },
  language: WireLanguage,
): Promise<ValueOf<'announcements'>> => {
  const requested = query.types.split(',')
  const quiet = member !== null && (await marketingStopped(ctx.db, member.id, ctx.clock.now()))
  const types = publicTypes.filter((type) => requested.includes(type) && !(quiet && advertising.includes(type)))
  const list = await present(ctx, merchant, member, { types, group: query.groupName, language })
  const of = (type: Type) => (types.includes(type) ? list.filter((entry) => entry.types.includes(type)) : [])
  const player = of('PL')
  return {
    promotion: of('PR'),
    banners: of('B'),
    player,
    popup: of('PU'),
    hot: of('H'),
    unreadCount: player.filter((entry) => !entry.read).length,
  }
}

export const agentAnnouncements = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
): Promise<ValueOf<'agentAnnouncements'>> => {
  const list = await present(ctx, merchant, member, { types: ['A'], group: 'm_home', language })
  return { list, unreadCount: list.filter((entry) => !entry.read).length }
}

/** A notice for agents is unknown to other members. */
export const visibleTo = (row: Pick<AnnouncementRow, 'types'>, member: Member): boolean =>
  isAgent(member.type) || row.types.some((type) => type !== 'A')
