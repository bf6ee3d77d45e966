import type { Game } from '@mosaic/contracts'
import { useRole, useSession } from '@mosaic/session'
import { fetchModalLayer, lazyPart, toast, useFailureToast, useLazyPart, useLocation, useNavigate } from '@mosaic/ui'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { setFavourite, useFavouriteIds } from '../api/favourites'
import { launchDecision, loginPath, type PlayMode } from '../launch/launch-decision'
import { useGameSheet } from '../sheet/use-game-sheet'
import { useTexts } from '../texts'
import { storeIntent, takeIntent, type WantedFavourite } from './guest-intent'
import { StartingContext, TileActionsContext } from './tile-actions'
import { tileTexts } from './tile-texts'

// The tiles are on the home page; their dialogs are loaded at the first touch.
const gameSheetPart = lazyPart(() => import('../sheet/GameSheet').then(({ GameSheet }) => GameSheet))
const launchPart = lazyPart(() => import('../launch/LaunchSheet').then(({ LaunchSheet }) => LaunchSheet))

const loadLaunch = () => void Promise.all([launchPart.load(), fetchModalLayer()]).catch(() => undefined)

/** After this long the page is drawn and idle. */
const idleMs = 1000
const touches = ['pointerdown', 'touchstart'] as const

/**
 * Loads the code of the launch before a tap, so that a tap answers within 100 ms: for members when the page is idle, otherwise on
 * touch.
 */
const useLaunchReady = (member: boolean): void => {
  useEffect(() => {
    const timer = member ? setTimeout(loadLaunch, idleMs) : undefined
    for (const touch of touches) window.addEventListener(touch, loadLaunch, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) window.removeEventListener(touch, loadLaunch)
    }
  }, [member])
}

/** A stable function for the life of the page: tiles do not re-render when the address changes. */
const useStableCallback = <A extends readonly unknown[]>(
  action: (...args: A) => unknown,
): ((...args: A) => unknown) => {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

/** The actions of the tiles below it, decided once instead of per tile, and the sheets they open. */
export const TileActionsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { t, tag } = useTexts()
  const texts = useMemo(() => tileTexts({ t, tag }), [t, tag])
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
  useLaunchReady(!guest)
  const Launch = useLazyPart(launchPart, starting !== null, giveUp)
  const Details = useLazyPart(gameSheetPart, sheet.gameId !== null, giveUp)

  const play = useStableCallback((game: Game, mode: PlayMode, roomId?: string) => {
    const decision = launchDecision(game, type, mode, roomId)
    switch (decision.kind) {
      case 'refused':
        return showFailure({ code: 'free_reject' })
      case 'coming-soon':
        return toast(t('toast.soon', { name: game.gameName }), { duration: 'brief' })
      case 'play':
        return setStarting({ game, mode: decision.mode, roomId })
      default:
        return navigate(decision.to)
    }
  })

  const setLiked = useCallback(
    (game: WantedFavourite, favourite: boolean) => {
      toast(t(favourite ? 'toast.liked' : 'toast.unliked'), { duration: 'notice' })
      void setFavourite(game, favourite).then((failure) => {
        if (failure) showFailure(failure)
      })
    },
    [t, showFailure],
  )

  // A guest's action is done after the login.
  useEffect(() => {
    const wanted = guest ? null : takeIntent()
    if (wanted) setLiked(wanted, true)
  }, [guest, setLiked])

  const toggleLike = useStableCallback((game: Game) => {
    if (!guest) return setLiked(game, !liked.has(game.gameId))
    storeIntent(game)
    toast(t('toast.loginToLike'), { duration: 'notice' })
    return navigate(loginPath(pathname + search))
  })

  const openInfo = useStableCallback(sheet.open)
  const actions = useMemo(
    () => ({ texts, liked, play, toggleLike, openInfo }),
    [texts, liked, play, toggleLike, openInfo],
  )
  return (
    <TileActionsContext.Provider value={actions}>
      <StartingContext.Provider value={starting?.game.gameId ?? null}>
        {children}
        {Details ? <Details gameId={sheet.gameId} onClose={sheet.close} /> : null}
      </StartingContext.Provider>
      {Launch && starting ? <Launch key={starting.game.gameId} {...starting} onClose={stop} /> : null}
    </TileActionsContext.Provider>
  )
}
