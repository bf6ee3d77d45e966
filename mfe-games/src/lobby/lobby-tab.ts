import { gameCategories, type GameCategory } from '@mosaic/contracts'

/** Content of a lobby screen: an overview, a personal or popular list, the largest wins, or a category (spec §2 "Game pages"). */
export type LobbyTab = 'HOME' | 'HOT' | 'FAV' | 'RECENT' | 'MXWIN' | GameCategory

const tabs: readonly LobbyTab[] = ['HOME', 'HOT', 'FAV', 'RECENT', 'MXWIN', ...gameCategories]

const ownPath: Partial<Record<LobbyTab, string>> = {
  HOME: '/m/gameCenter',
  HOT: '/m/hot-games',
  FAV: '/m/fav-games',
  RNG: '/m/slot-games',
  LIVE: '/m/live-games',
  PVP: '/m/poker-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/esport-games',
  FISH: '/m/fishing-games',
  CRASH: '/m/crash-games',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
}

/** Screens with the category in the address, and their content without one. */
const openPaths: Readonly<Record<string, LobbyTab>> = {
  '/m/gameCenter': 'HOME',
  '/m/slotsCenter': 'RNG',
  '/m/gameList': 'RNG',
}

/** Lists of one member; guests have none (spec §6). */
export const isPersonal = (tab: LobbyTab): boolean => tab === 'FAV' || tab === 'RECENT'

const isLobbyTab = (text: string): text is LobbyTab => (tabs as readonly string[]).includes(text)

export const pathOfTab = (tab: LobbyTab): string => ownPath[tab] ?? `/m/gameList?gameType=${tab}`

/** @param gameType query parameter; only the screens without a category of their own read it. */
export const tabAt = (pathname: string, gameType: string | null): LobbyTab => {
  const path = pathname.replace(/\/+$/, '')
  const fallback = openPaths[path]
  if (fallback) return gameType && isLobbyTab(gameType) ? gameType : fallback
  return tabs.find((tab) => ownPath[tab] === path) ?? 'HOME'
}
