import { failureOf } from '@mosaic/api-client'
import { ErrorState, Icon, InfiniteList, Skeleton } from '@mosaic/ui'
import { useLobbyGames } from '../../api/lobby-games'
import { dataType, sortOrders, type LobbyQuery, type SortOrder } from '../../lobby/lobby-query'
import { useTexts } from '../../texts'
import { TileGrid, TileGridSkeleton } from '../../tile/TileGrid'
import styles from './LobbyResults.module.css'
import { NoGames } from './NoGames'
import { titleOf } from './title-of'

type LobbyResultsProps = {
  readonly query: LobbyQuery
  readonly vendors: readonly string[]
  readonly onChange: (next: LobbyQuery) => void
}

const sortTexts = { hot: 'filter.sortHot', name: 'filter.sortName', new: 'filter.sortNew' } as const satisfies Record<
  SortOrder,
  string
>

const SortPicker = ({ query, onChange }: Pick<LobbyResultsProps, 'query' | 'onChange'>) => {
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
          if (sort) onChange({ ...query, sort })
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

const LobbyList = ({ query, vendors, onChange }: LobbyResultsProps) => {
  const { t } = useTexts()
  const { games, total, hasMore, loadMore, state, error, retry } = useLobbyGames(query, vendors)
  const type = dataType(query)
  const sortable = type === 'all' || type === 'filter'
  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {state === 'ready' && total !== null ? t('search.results', { count: total }) : ''}
        </p>
        {sortable ? <SortPicker query={query} onChange={onChange} /> : null}
      </div>
      {state === 'failed' ? (
        <ErrorState error={failureOf(error)} onRetry={retry} />
      ) : state === 'loading' ? (
        <TileGridSkeleton />
      ) : games.length === 0 ? (
        <NoGames query={query} onChange={onChange} />
      ) : (
        <InfiniteList hasMore={hasMore} loadMore={loadMore} skeleton={<TileGridSkeleton count={3} />}>
          <TileGrid games={games} label={t(titleOf(query.tab))} />
        </InfiniteList>
      )}
    </>
  )
}

/** The shape of the list while it is not even known which vendor it begins with. */
const Waiting = () => (
  <>
    <div className={styles.line}>
      <Skeleton width={88} height={14} radius="s" />
    </div>
    <TileGridSkeleton />
  </>
)

export const LobbyResults = Object.assign(LobbyList, { Waiting })
