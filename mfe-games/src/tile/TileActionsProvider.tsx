import type { Game } from '@mosaic/contracts'
import { useRole, useSession } from '@mosaic/session'
import { lazyPart, toast, useFailureToast, useLazyPart, useLocation, useNavigate } from '@mosaic/ui'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { setFavourite, useFavouriteIds } from '../api/favourites'
import { launchDecision, loginPath, type PlayMode } from '../launch/launch-decision'
import { useGameSheet } from '../sheet/use-game-sheet'
import { useTexts } from '../texts'
import { keepIntent, takeIntent, type WantedFavourite } from './guest-intent'
import { TileActionsContext } from './tile-actions'

// The tiles stand on the home page; what they open comes with the first touch.
const gameSheetPart = lazyPart(() => import('../sheet/GameSheet').then(({ GameSheet }) => GameSheet))
const launchPart = lazyPart(() => import('../launch/LaunchSheet').then(({ LaunchSheet }) => LaunchSheet))

/** A tap answers within 100 ms because the code of the answer is fetched while the finger is still down. */
const useLaunchReady = (): void => {
  useEffect(() => {
    const load = () => void launchPart.load().catch(() => undefined)
    window.addEventListener('pointerdown', load, { once: true, passive: true })
    return () => window.removeEventListener('pointerdown', load)
  }, [])
}

/** What the tiles below it can do, decided once and not per tile, and the sheets they open. */
export const TileActionsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const guest = useRole() === 'guest'
  const type = useSession()?.type ?? null
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const liked = useFavouriteIds()
  const sheet = useGameSheet()
  const [starting, setStarting] = useState<{
    readonly game: Game
    readonly mode: PlayMode
    readonly roomId?: string | undefined
  } | null>(null)
  const stop = useCallback(() => setStarting(null), [])
  const giveUp = useCallback(() => {
    showFailure({ code: 'offline' })
    stop()
    if (sheet.gameId) sheet.close()
  }, [showFailure, stop, sheet])
  useLaunchReady()
  const Launch = useLazyPart(launchPart, starting !== null, giveUp)
  const Details = useLazyPart(gameSheetPart, sheet.gameId !== null, giveUp)

  const play = useCallback(
    (game: Game, mode: PlayMode, roomId?: string) => {
      const decision = launchDecision(game, type, mode, roomId)
      switch (decision.kind) {
        case 'refused':
          return void showFailure({ code: 'free_reject' })
        case 'coming-soon':
          return void toast(t('toast.soon', { name: game.gameName }), { duration: 'brief' })
        case 'play':
          return setStarting({ game, mode: decision.mode, roomId })
        default:
          return navigate(decision.to)
      }
    },
    [type, navigate, t, showFailure],
  )

  const setLiked = useCallback(
    (game: WantedFavourite, favourite: boolean) => {
      toast(t(favourite ? 'toast.liked' : 'toast.unliked'), { duration: 'notice' })
      void setFavourite(game, favourite).then((failure) => {
        if (failure) showFailure(failure)
      })
    },
    [t, showFailure],
  )

  // What a guest wanted is done when the login brings them back.
  useEffect(() => {
    const wanted = guest ? null : takeIntent()
    if (wanted) setLiked(wanted, true)
  }, [guest, setLiked])

  const toggleLike = useCallback(
    (game: Game) => {
      if (!guest) return setLiked(game, !liked.has(game.gameId))
      keepIntent(game)
      toast(t('toast.loginToLike'), { duration: 'notice' })
      return navigate(loginPath(pathname + search))
    },
    [guest, navigate, pathname, search, liked, t, setLiked],
  )

  const openInfo = sheet.open
  const startingId = starting?.game.gameId ?? null
  const actions = useMemo(
    () => ({ liked, startingId, play, toggleLike, openInfo }),
    [liked, startingId, play, toggleLike, openInfo],
  )
  return (
    <TileActionsContext.Provider value={actions}>
      {children}
      {Details ? <Details gameId={sheet.gameId} onClose={sheet.close} /> : null}
      {Launch && starting ? <Launch key={startingId} {...starting} onClose={stop} /> : null}
    </TileActionsContext.Provider>
  )
}
