import { useApiQuery } from '@mosaic/api-client'
import type { Game, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'

/** Null where a vendor has no game that can be played. */
const firstPlayable = ({ games }: ValueOf<'gameList'>): Game | null => games.find((game) => game.supportPlay) ?? null

/** The sports that a vendor opens with, or the merchant where no vendor is named. */
export const useFirstSportQuery = (vassalage: string | null, enabled: boolean) => {
  const { language } = useLanguage()
  const which = vassalage ? { vassalage } : ({ gameType: 'SPORTS' } as const)
  return useApiQuery(
    'games',
    'gameList',
    { query: { platform: 'html5', clientType: 2, language, pageNo: 1, pageSize: 18, sort: 'hot', ...which } },
    { enabled, select: firstPlayable },
  )
}
