import { failureOf } from '@mosaic/api-client'
import { useSession } from '@mosaic/session'
import {
  Button,
  EmptyState,
  IconButton,
  Navigate,
  useGoBack,
  useLocation,
  usePageTitle,
  useSearchParams,
} from '@mosaic/ui'
import { useRef } from 'react'
import { useGameDetailQuery } from '../../api/catalogue'
import { loginPath, type PlayMode } from '../../launch/launch-decision'
import type { LotteryPlay } from '../../launch/launch-query'
import type { PlayState } from '../../launch/play-state'
import { useLaunch } from '../../launch/use-launch'
import { useTexts } from '../../texts'
import { PlayBar } from './PlayBar'
import styles from './PlayPage.module.css'
import { PlayStage } from './PlayStage'

/** A game that speaks our messages has a heading of its own, once it runs. */
const showsName = (state: PlayState): boolean => state.kind === 'running' && state.ready && state.reportsReady === true

/** The game below a bar of the site with back, name and balance. */
const PlayScreen = ({
  gameId,
  nodeId: nodeIdOfAddress,
  mode,
  lottery,
  roomId,
}: {
  readonly gameId: string
  readonly nodeId: string | null
  readonly mode: PlayMode
  readonly lottery: LotteryPlay | undefined
  readonly roomId: string | undefined
}) => {
  const screen = useRef<HTMLDivElement>(null)
  const leave = useGoBack('history', '/m/gameCenter')
  const session = useSession()
  const detail = useGameDetailQuery(gameId)
  const game = detail.data?.game
  const nodeId = nodeIdOfAddress ?? game?.nodeId ?? null
  const launch = useLaunch({
    gameId,
    nodeId,
    mode,
    lottery,
    roomId,
    token: mode === 'real' ? (session?.token ?? null) : null,
  })
  const name = game?.gameName ?? ''
  usePageTitle(name || undefined)

  const detailFailure = !nodeId && detail.error ? failureOf(detail.error) : null
  const retry = () => {
    if (detail.error) void detail.refetch()
    if (!detailFailure) launch.restart()
  }

  return (
    <div className={styles.place}>
      <div ref={screen} className={styles.screen}>
        <PlayBar name={name} mode={mode} gameShowsName={showsName(launch.state)} screen={screen} onLeave={leave} />
        <div className={styles.stage}>
          <PlayStage game={game} launch={launch} failure={detailFailure} onRetry={retry} onLeave={leave} />
        </div>
      </div>
    </div>
  )
}

/** The address names no game: the bar stays, so that back is possible. */
const NoGame = () => {
  const { t } = useTexts()
  const leave = useGoBack('history', '/m/gameCenter')
  return (
    <>
      <header className={styles.bar}>
        <IconButton icon="caret-left" label={t('play.leave')} onClick={leave} />
        <h1 className={styles.name}>{t('title.play')}</h1>
      </header>
      <EmptyState
        icon="game-controller"
        picture="no-games"
        title={t('play.missingTitle')}
        text={t('play.missingText')}
        action={<Button to="/m/gameCenter">{t('play.toGames')}</Button>}
      />
    </>
  )
}

const PlayPage = () => {
  const [search] = useSearchParams()
  const { pathname, search: searchText } = useLocation()
  const session = useSession()
  const gameId = search.get('gameId')
  const mode: PlayMode = search.get('mode') === 'demo' ? 'demo' : 'real'
  const play = search.get('play')
  const lottery = play === 'trad' || play === 'ent' ? play : undefined
  const roomId = search.get('room') ?? undefined
  if (!gameId) return <NoGame />
  // The demo needs no session; real play does, also when the session ends during the game.
  if (mode === 'real' && !session) return <Navigate to={loginPath(pathname + searchText)} replace />
  return (
    <PlayScreen
      key={`${gameId}/${mode}/${roomId}`}
      gameId={gameId}
      nodeId={search.get('nodeId')}
      mode={mode}
      lottery={lottery}
      roomId={roomId}
    />
  )
}

export default PlayPage
