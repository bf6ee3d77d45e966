import { useLocation, useNavigate, useSearchParams } from '@mosaic/ui'
import { useCallback } from 'react'

/** Marks the history entry made by opening the sheet; the entry before it is the page without the sheet. */
const openedHere = 'sheet'

/** The open sheet is in the address (`?game=`): it can be linked, and the back button closes it. */
export const useGameSheet = () => {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const gameId = search.get('game')

  const open = useCallback(
    (id: string) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          next.set('game', id)
          return next
        },
        { preventScrollReset: true, state: openedHere },
      )
    },
    [setSearch],
  )

  const close = useCallback(() => {
    if (state === openedHere) {
      navigate(-1)
      return
    }
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('game')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [state, setSearch, navigate])

  return { gameId, open, close }
}
