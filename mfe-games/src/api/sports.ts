import { useApiQuery } from '@mosaic/api-client'
import type { Game, GameCategory, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { useVendorsQuery } from './catalogue'

/** Null where a vendor has no game that can be played. */
const firstPlayable = ({ games }: ValueOf<'gameList'>): Game | null => games.find((game) => game.supportPlay) ?? null

/** Categories whose vendors have a full page of their own (spec §4). */
const sportCategories: readonly GameCategory[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

/** The sports that a vendor opens with, or the merchant where the address names no vendor of sports. */
export const useFirstSportQuery = (named: string | null, enabled: boolean) => {
  const { language } = useLanguage()
  const vendors = useVendorsQuery()
  const isOffered = vendors.data?.vendorNames.some(
    ({ accountTypeName, gameCategory }) => accountTypeName === named && sportCategories.includes(gameCategory),
  )
  const which = named && isOffered !== false ? { vassalage: named } : ({ gameType: 'SPORTS' } as const)
  return useApiQuery(
    'games',
    'gameList',
    { query: { platform: 'html5', clientType: 2, language, pageNo: 1, pageSize: 18, sort: 'hot', ...which } },
    { enabled: enabled && (!named || !vendors.isPending), select: firstPlayable },
  )
}
