import { Icon, InfiniteList, QueryView, Skeleton } from '@mosaic/ui'
import { useLobbyGames } from '../../api/lobby-games'
import { dataType, sortOrders, type LobbyQuery, type SortOrder } from '../../lobby/lobby-query'
import type { LobbyEvent } from '../../lobby/next-lobby'
import { useTexts } from '../../texts'
import { TileGrid, TileGridSkeleton } from '../../tile/TileGrid'
import styles from './LobbyResults.module.css'
import { NoGames } from './NoGames'
import { titleOf } from './title-of'

type LobbyResultsProps = {
  readonly query: LobbyQuery
  readonly vendors: readonly string[]
  readonly onEvent: (event: LobbyEvent) => void
}

const sortTexts = { hot: 'filter.sortHot', name: 'filter.sortName', new: 'filter.sortNew' } as const satisfies Record<
  SortOrder,
  string
>

const SortPicker = ({ query, onEvent }: Pick<LobbyResultsProps, 'query' | 'onEvent'>) => {
  const { t } = useTexts()
  return (
    <span className={styles.sort}>
      <select
        className={styles.select}
        name="sort"
        aria-label={t('filter.sort')}
        value={query.sort}
        onChange={(event) => {
          const sort = sortOrders.find((order) => order === event.target.value)
          if (sort) onEvent({ kind: 'sort-chosen', sort })
        }}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(sortTexts[order])}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={16} weight="regular" className={styles.caret} />
    </span>
  )
}

const LobbyList = ({ query, vendors, onEvent }: LobbyResultsProps) => {
  const { t } = useTexts()
  const { list, pages, total } = useLobbyGames(query, vendors, onEvent)
  const type = dataType(query)
  const sortable = (type === 'all' || type === 'filter') && query.tab !== 'MXWIN'
  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {list.data && total !== null ? t('search.results', { count: total }) : ''}
        </p>
        {sortable ? <SortPicker query={query} onEvent={onEvent} /> : null}
      </div>
      <QueryView
        query={list}
        skeleton={<TileGridSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={<NoGames query={query} onEvent={onEvent} />}
      >
        {(games) => (
          <InfiniteList pages={pages} skeleton={<TileGridSkeleton count={3} />}>
            <TileGrid games={games} label={t(titleOf(query.tab))} />
          </InfiniteList>
        )}
      </QueryView>
    </>
  )
}

/** Skeleton of the list while its first vendor is unknown. */
const Waiting = () => (
  <>
    <div className={styles.line}>
      <Skeleton width={88} height={14} radius="s" />
    </div>
    <TileGridSkeleton />
  </>
)

export const LobbyResults = Object.assign(LobbyList, { Waiting })
