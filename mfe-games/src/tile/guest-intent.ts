import { tabStorage } from '@mosaic/browser'
import type { Game } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'

export type WantedFavourite = Pick<Game, 'gameId' | 'nodeId' | 'vassalage'>

const key = 'mosaic.games.wanted'
/** After a longer login the visitor has begun something else. */
const lifetimeMs = 30 * 60_000

/** A guest's intended favourite, stored in this tab until the login. It is not in the address, so a link cannot set one. */
export const storeIntent = ({ gameId, nodeId, vassalage }: WantedFavourite, now = serverNow()): void =>
  void tabStorage.write(key, JSON.stringify({ gameId, nodeId, vassalage, at: now }))

const textIn = (value: object, name: string): string | null => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : null
}

/** Returns the intent once, unless it is too old or from the future. */
export const takeIntent = (now = serverNow()): WantedFavourite | null => {
  const value = tabStorage.readJson(key)
  tabStorage.remove(key)
  if (typeof value !== 'object' || value === null) return null
  const age = now - Number(Reflect.get(value, 'at'))
  if (!(age >= 0 && age < lifetimeMs)) return null
  const [gameId, nodeId, vassalage] = [textIn(value, 'gameId'), textIn(value, 'nodeId'), textIn(value, 'vassalage')]
  return gameId && nodeId && vassalage !== null ? { gameId, nodeId, vassalage } : null
}
