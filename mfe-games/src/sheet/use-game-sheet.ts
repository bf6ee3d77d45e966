import { useNavigate, useSearchParams } from '@mosaic/ui'
import { useCallback, useRef } from 'react'

/** The open sheet stands in the address (`?game=`): it can be linked, and the back button closes it. */
export const useGameSheet = () => {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const openedHere = useRef(false)
  const gameId = search.get('game')

  const open = useCallback(
    (id: string) => {
      openedHere.current = true
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          next.set('game', id)
          return next
        },
        { preventScrollReset: true },
      )
    },
    [setSearch],
  )

  const close = useCallback(() => {
    if (openedHere.current) {
      openedHere.current = false
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
  }, [setSearch, navigate])

  return { gameId, open, close }
}
