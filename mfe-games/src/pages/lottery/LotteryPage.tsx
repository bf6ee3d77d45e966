import type { PrizeMode } from '@mosaic/contracts'
import { failureOf } from '@mosaic/api-client'
import {
  Chip,
  ChipRow,
  EmptyState,
  IconButton,
  QueryView,
  Screen,
  Skeleton,
  useGoBack,
  useLocation,
  useSearchParams,
} from '@mosaic/ui'
import { useVendorsQuery } from '../../api/catalogue'
import { useLotteriesQuery, useOpenDrawsQuery } from '../../api/lottery'
import type { LotteryPlay } from '../../launch/launch-query'
import { modeAt, offeredModes } from '../../lobby/prize-mode'
import { useTexts } from '../../texts'
import { LotteryCard } from './LotteryCard'
import styles from './LotteryPage.module.css'

const plays: readonly LotteryPlay[] = ['trad', 'ent']

const CardsSkeleton = () => (
  <>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height={132} radius="l" className={styles.card} />
    ))}
  </>
)

const Draws = ({
  mode,
  play,
  first,
}: {
  readonly mode: PrizeMode
  readonly play: LotteryPlay
  readonly first: string | null
}) => {
  const { t } = useTexts()
  const lotteries = useLotteriesQuery(mode)
  const draws = useOpenDrawsQuery(mode)
  const games =
    lotteries.data && [...lotteries.data].sort((a, b) => Number(b.gameId === first) - Number(a.gameId === first))
  const failed = lotteries.error ?? draws.error
  const both = {
    data: games && draws.data ? { games, draws: draws.data.list } : undefined,
    error: failed ? { failure: failureOf(failed) } : null,
    isFetching: lotteries.isFetching || draws.isFetching,
    refetch: () => {
      void lotteries.refetch()
      void draws.refetch()
    },
  }
  return (
    <QueryView
      query={both}
      skeleton={<CardsSkeleton />}
      isEmpty={(known) => known.games.length === 0}
      empty={
        <EmptyState icon="ticket" picture="no-games" title={t('lottery.emptyTitle')} text={t('empty.categoryText')} />
      }
    >
      {({ games: shown, draws: open }) => (
        <ul className={styles.cards} aria-label={t('lottery.title')}>
          {shown.map((game) => (
            <li key={game.gameId} className={styles.card}>
              <LotteryCard
                game={game}
                draw={open.find(({ gameId }) => gameId === game.gameId)}
                play={play}
                initiallyOpen={game.gameId === first}
                onDrawn={() => void draws.refetch()}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

/** The lotteries of a prize mode: next draws, results, and the link into the game (spec §4 "Prize mode"). */
const LotteryPage = () => {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const leave = useGoBack('history', '/m/gameCenter')
  const vendors = useVendorsQuery()
  const mapping = vendors.data?.mapping ?? {}
  const mode = modeAt(pathname, search.get('mode'), mapping)
  const play = search.get('play') === 'ent' ? 'ent' : 'trad'
  const choose = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Screen title={t('lottery.title')}>
      {pathname.startsWith('/m/lottery') ? (
        <header className={styles.head}>
          <IconButton icon="caret-left" label={t('lottery.back')} onClick={leave} />
          <h1 className={styles.heading}>{t('lottery.title')}</h1>
        </header>
      ) : null}
      <QueryView query={vendors} skeleton={<CardsSkeleton />}>
        {() => (
          <>
            <ChipRow label={t('lottery.modeLabel')}>
              {offeredModes(mapping).map((entry) => (
                <Chip key={entry} selected={entry === mode} onClick={() => choose('mode', entry)}>
                  {t(`lottery.mode.${entry}`)}
                </Chip>
              ))}
            </ChipRow>
            <ChipRow label={t('lottery.playLabel')} className={styles.plays}>
              {plays.map((entry) => (
                <Chip key={entry} selected={entry === play} onClick={() => choose('play', entry)}>
                  {t(`lottery.play.${entry}`)}
                </Chip>
              ))}
            </ChipRow>
            <Draws mode={mode} play={play} first={search.get('lottery')} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default LotteryPage
