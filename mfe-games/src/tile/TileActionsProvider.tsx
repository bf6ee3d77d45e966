import type { Game } from '@mosaic/contracts'
import { useRole, useSession } from '@mosaic/session'
import { toast, useFailureToast, useLocation, useNavigate } from '@mosaic/ui'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { setFavourite, useFavouriteIds } from '../api/favourites'
import { launchDecision, loginPath, type PlayMode } from '../launch/launch-decision'
import { GameSheet } from '../sheet/GameSheet'
import { useGameSheet } from '../sheet/use-game-sheet'
import { useTexts } from '../texts'
import { TileActionsContext } from './tile-actions'

/** What the tiles below it can do, decided once and not per tile, and the one game sheet they open. */
export const TileActionsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const role = useRole()
  const type = useSession()?.type ?? null
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const liked = useFavouriteIds()
  const sheet = useGameSheet()
  const [startingId, setStartingId] = useState<string | null>(null)

  const play = useCallback(
    (game: Game, mode: PlayMode) => {
      const decision = launchDecision(game, type, mode)
      if (decision.kind === 'refused') {
        showFailure({ code: 'free_reject' })
        return
      }
      if (decision.kind === 'coming-soon') {
        toast(t('toast.soon', { name: game.gameName }), { duration: 'brief' })
        return
      }
      if (decision.kind === 'play') setStartingId(game.gameId)
      navigate(decision.to)
    },
    [type, navigate, t, showFailure],
  )

  const toggleLike = useCallback(
    (game: Game) => {
      if (role === 'guest') {
        toast(t('toast.loginToLike'), { duration: 'notice' })
        return navigate(loginPath(pathname + search))
      }
      const favourite = !liked.has(game.gameId)
      toast(t(favourite ? 'toast.liked' : 'toast.unliked'), { duration: 'notice' })
      void setFavourite(game, favourite).then((failure) => {
        if (failure) showFailure(failure)
      })
    },
    [role, navigate, pathname, search, liked, t, showFailure],
  )

  const openInfo = sheet.open
  const actions = useMemo(
    () => ({ liked, startingId, play, toggleLike, openInfo }),
    [liked, startingId, play, toggleLike, openInfo],
  )
  return (
    <TileActionsContext.Provider value={actions}>
      {children}
      <GameSheet gameId={sheet.gameId} onClose={sheet.close} />
    </TileActionsContext.Provider>
  )
}
