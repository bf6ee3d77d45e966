import { failureOf } from '@mosaic/api-client'
import type { Game } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { useSession } from '@mosaic/session'
import { Button, EmptyState, QueryView, useGoBack, usePageTitle, useSearchParams } from '@mosaic/ui'
import { useMemo, useRef, useState, type RefObject } from 'react'
import { useGameDetailQuery } from '../../api/catalogue'
import { useFirstSportQuery } from '../../api/sports'
import { sportsMode } from '../../launch/launch-decision'
import { useLaunch } from '../../launch/use-launch'
import { pathOfTab } from '../../lobby/lobby-tab'
import { useTexts } from '../../texts'
import { PlayStage } from '../play/PlayStage'
import { StartOverlay } from '../play/StartOverlay'
import { SportsControls } from './SportsControls'
import styles from './SportsGamePage.module.css'
import { useSettled } from './use-settled'

/** After a login or a new language the sports restart, once it has settled (spec §9). */
const reloadDelay = 250

const Sports = ({
  game,
  frame,
  onLeave,
}: {
  readonly game: Game
  readonly frame: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}) => {
  const { language } = useLanguage()
  const session = useSession()
  const wanted = useMemo(
    () => ({ mode: sportsMode(session?.type ?? null), token: session?.token, language }),
    [session?.type, session?.token, language],
  )
  const visit = useSettled(wanted, reloadDelay)
  const { mode } = visit
  const launch = useLaunch({ gameId: game.gameId, nodeId: game.nodeId, mode, token: null, restartOn: visit })
  usePageTitle(game.gameName)
  return (
    <>
      <PlayStage game={game} launch={launch} failure={null} onRetry={launch.restart} onLeave={onLeave} hasControls />
      <SportsControls screen={frame} onLeave={onLeave} />
    </>
  )
}

/** A login or a new language loads the data again; the running game stays meanwhile. */
const useKnownGame = (game: Game | null | undefined): Game | null | undefined => {
  const [known, setKnown] = useState(game)
  if (game !== undefined && game !== known) setKnown(game)
  return game ?? known
}

/**
 * The full page of a sports book: for real with a session, as a trial without (spec §4).
 * The address names a game, a vendor, or neither.
 */
const SportsBook = ({ gameId, vassalage }: { readonly gameId: string | null; readonly vassalage: string | null }) => {
  const { t } = useTexts()
  const screen = useRef<HTMLDivElement>(null)
  const leave = useGoBack('history', pathOfTab('SPORTS'))
  const byId = useGameDetailQuery(gameId)
  const first = useFirstSportQuery(vassalage, gameId === null)
  const query = gameId === null ? first : byId
  const data = useKnownGame(gameId === null ? first.data : byId.data?.game)
  return (
    <div className={styles.place}>
      <div ref={screen} className={styles.screen}>
        <h1 className={styles.name}>{data?.gameName ?? t('title.sportsGame')}</h1>
        {data ? null : <SportsControls onLeave={leave} />}
        <QueryView
          query={{ ...query, data, error: query.error ? { failure: failureOf(query.error) } : null }}
          skeleton={<StartOverlay game={undefined} onCancel={leave} onRetry={() => void query.refetch()} />}
          isEmpty={(game) => game === null}
          empty={
            <div className={styles.notice}>
              <EmptyState
                icon="soccer-ball"
                picture="no-games"
                title={t('sports.emptyTitle')}
                text={t('sports.emptyText')}
                action={<Button to={pathOfTab('SPORTS')}>{t('sports.all')}</Button>}
              />
            </div>
          }
        >
          {(game) => (game ? <Sports key={game.gameId} game={game} frame={screen} onLeave={leave} /> : null)}
        </QueryView>
      </div>
    </div>
  )
}

const SportsGamePage = () => {
  const [search] = useSearchParams()
  const params = { gameId: search.get('gameId'), vassalage: search.get('vassalage') }
  return <SportsBook key={`${params.gameId}/${params.vassalage}`} {...params} />
}

export default SportsGamePage
