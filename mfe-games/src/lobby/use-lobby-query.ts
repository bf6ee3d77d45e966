import { useLocation, useSearchParams } from '@mosaic/ui'
import { useCallback, useMemo } from 'react'
import { readLobbyQuery, writeLobbyQuery, type LobbyQuery } from './lobby-query'

/** The lobby's state and the only way to change it: by writing the address. Filters replace, so that back leaves the screen. */
export const useLobbyQuery = (): { query: LobbyQuery; change: (next: LobbyQuery) => void } => {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readLobbyQuery(pathname, search), [pathname, search])
  const change = useCallback(
    (next: LobbyQuery) =>
      setSearch((current) => writeLobbyQuery(next, current), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  return { query, change }
}
