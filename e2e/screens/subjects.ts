import type { APIRequestContext } from '@playwright/test'
import type { Site, Subjects } from './screens'
import { originOf, type Merchant } from './visitors'

/** Data of a merchant for the walk: its composition, and an existing promotion and game. */
export const readSite = async (
  request: APIRequestContext,
  base: string,
  merchant: Merchant,
): Promise<{ readonly site: Site; readonly subjects: Subjects }> => {
  // Node does not resolve every name below localhost, as browsers do.
  const { host } = new URL(originOf(base, merchant))
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await request.get(base + path, { headers: { Host: host, Merchant: merchant, Language: 'EN' } })).json()
  const site = await ask<Site>('/composition.json')
  const { value: announcements } = await ask<{ value: { promotion: { id: string }[] } }>(
    '/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M',
  )
  const { value: hot } = await ask<{
    value: { list: { gameId: string; nodeId: string; freeplay: boolean }[] }
  }>('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&limit=30&platform=html5')
  const [promotion, game] = [announcements.promotion[0], hot.list.find(({ freeplay }) => freeplay)]
  if (!promotion || !game) throw new Error(`${merchant} has no promotion or no game to look at`)
  return {
    site,
    subjects: {
      '/m/activityDetail': `?id=${encodeURIComponent(promotion.id)}`,
      '/m/play': `?gameId=${encodeURIComponent(game.gameId)}&nodeId=${encodeURIComponent(game.nodeId)}&mode=demo`,
    },
  }
}
