import type { LobbyTab } from '../../lobby/lobby-tab'

const titles = {
  HOME: 'title.gameCenter',
  HOT: 'title.hot',
  FAV: 'title.favourites',
  RECENT: 'rail.recent',
  MXWIN: 'category.MXWIN',
  RNG: 'title.slots',
  LIVE: 'title.live',
  FISH: 'title.fishing',
  PVP: 'title.poker',
  SPORTS: 'title.sports',
  ESPORTS: 'title.esports',
  CRASH: 'title.crash',
  COCKFIGHT: 'category.COCKFIGHT',
  LOTT: 'category.LOTT',
  ELOTT: 'category.ELOTT',
} as const satisfies Record<LobbyTab, string>

/** Text key of the heading; screens that take their category from the address change it with the category. */
export const titleOf = (tab: LobbyTab): (typeof titles)[LobbyTab] => titles[tab]
