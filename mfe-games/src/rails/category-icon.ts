import type { IconName } from '@mosaic/ui'
import type { LobbyTab } from '../lobby/lobby-tab'

export const categoryIcon: Readonly<Record<LobbyTab, IconName>> = {
  HOME: 'house',
  HOT: 'fire',
  FAV: 'heart',
  RECENT: 'clock-counter-clockwise',
  MXWIN: 'trophy',
  RNG: 'cherries',
  LIVE: 'broadcast',
  FISH: 'fish',
  PVP: 'spade',
  SPORTS: 'soccer-ball',
  ESPORTS: 'game-controller',
  COCKFIGHT: 'bird',
  CRASH: 'rocket',
  LOTT: 'ticket',
  ELOTT: 'ticket',
}
