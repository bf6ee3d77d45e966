import type { GameCategory } from '@mosaic/contracts'
import type { IconName } from '@mosaic/ui'
import { useTexts } from '../texts'

export const categoryIcons: Readonly<Record<GameCategory, IconName>> = {
  RNG: 'cherries',
  LIVE: 'broadcast',
  FISH: 'fish',
  PVP: 'spade',
  SPORTS: 'soccer-ball',
  ESPORTS: 'game-controller',
  LOTT: 'ticket',
  ELOTT: 'ticket',
  COCKFIGHT: 'bird',
  CRASH: 'rocket',
}

export const useCategoryText = (): ((category: GameCategory) => string) => {
  const { t } = useTexts()
  return (category) => t(`category.${category}`)
}
