import { useLocation, useSearchParams } from '@mosaic/ui'
import { useCallback, useMemo } from 'react'
import { readLobbyQuery, writeLobbyQuery, type LobbyQuery } from './lobby-query'
import { nextLobby, type LobbyEvent } from './next-lobby'

/** The lobby's state, changed only through the address. Filters replace the history entry, so that back leaves the screen. */
export const useLobbyQuery = (): { query: LobbyQuery; dispatch: (event: LobbyEvent) => void } => {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readLobbyQuery(pathname, search), [pathname, search])
  const dispatch = useCallback(
    (event: LobbyEvent) =>
      setSearch((current) => writeLobbyQuery(nextLobby(readLobbyQuery(pathname, current), event), current), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch, pathname],
  )
  return { query, dispatch }
}
