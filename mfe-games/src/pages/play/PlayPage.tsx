import { failureOf } from '@mosaic/api-client'
import { useSession } from '@mosaic/session'
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Navigate,
  Slot,
  Tag,
  useGoBack,
  useLocation,
  usePageTitle,
  useSearchParams,
} from '@mosaic/ui'
import { useGameDetail } from '../../api/catalogue'
import { loginPath, type PlayMode } from '../../launch/launch-decision'
import { useLaunch } from '../../launch/use-launch'
import { useTexts } from '../../texts'
import { GameFrame } from './GameFrame'
import styles from './PlayPage.module.css'
import { StartOverlay } from './StartOverlay'

/** The game itself, under a slim bar of the site: the way back, the name and the balance stay in reach. */
const PlayScreen = ({
  gameId,
  nodeId: nodeIdOfAddress,
  mode,
}: {
  readonly gameId: string
  readonly nodeId: string | null
  readonly mode: PlayMode
}) => {
  const { t } = useTexts()
  const leave = useGoBack('history', '/m/gameCenter')
  const session = useSession()
  const detail = useGameDetail(gameId)
  const game = detail.data?.game
  const nodeId = nodeIdOfAddress ?? game?.nodeId ?? null
  const { state, attempt, ready, expired, restart } = useLaunch({
    gameId,
    nodeId,
    mode,
    token: mode === 'real' ? (session?.token ?? null) : null,
  })
  const name = game?.gameName ?? ''
  usePageTitle(name || undefined)

  const noDetail = !nodeId && detail.error ? failureOf(detail.error) : null
  const askAgain = () => {
    if (detail.error) void detail.refetch()
    if (!noDetail) restart()
  }
  const failure = noDetail ?? (state.kind === 'failed' ? state.failure : null)
  const others = (
    <Button variant="ghost" to="/m/gameCenter">
      {t('play.toGames')}
    </Button>
  )

  return (
    <div className={styles.place}>
      <div className={styles.screen}>
        <header className={styles.bar}>
          <IconButton icon="caret-left" label={t('play.leave')} onClick={leave} />
          <h1 className={styles.name}>{name || t('title.play')}</h1>
          {mode === 'demo' ? <Tag tone="vip">{t('play.demo')}</Tag> : <Slot name="header.balance" />}
        </header>
        <div className={styles.stage}>
          {failure ? (
            <div className={styles.notice}>
              <ErrorState error={failure} onRetry={askAgain} />
              {others}
            </div>
          ) : state.kind === 'blocked' ? (
            <EmptyState
              icon="shield-check"
              title={t('play.blockedTitle')}
              text={t('play.blockedText')}
              action={others}
            />
          ) : state.kind === 'expired' ? (
            <EmptyState
              icon="hourglass-medium"
              title={t('play.expiredTitle')}
              text={t('play.expiredText')}
              action={<Button onClick={restart}>{t('play.relaunch')}</Button>}
            />
          ) : (
            <>
              {state.kind === 'running' ? (
                <GameFrame
                  key={`${attempt}/${state.url}`}
                  url={state.url}
                  origin={state.origin}
                  title={t('play.frame', { name })}
                  onReady={ready}
                  onExpired={expired}
                  onExit={leave}
                />
              ) : null}
              {state.kind === 'running' && state.ready ? null : (
                <StartOverlay key={attempt} game={game} onCancel={leave} onRetry={restart} />
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** The address names no game: the bar stays, so that there is a way back. */
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
  if (!gameId) return <NoGame />
  // The demo needs no session; playing for real does, also when the session ends during the game.
  if (mode === 'real' && !session) return <Navigate to={loginPath(pathname + searchText)} replace />
  return <PlayScreen key={`${gameId}/${mode}`} gameId={gameId} nodeId={search.get('nodeId')} mode={mode} />
}

export default PlayPage
