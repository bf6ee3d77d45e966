import { Button, EmptyState } from '@mosaic/ui'
import { dataType, type LobbyQuery } from '../../lobby/lobby-query'
import { pathOfTab } from '../../lobby/lobby-tab'
import type { LobbyEvent } from '../../lobby/next-lobby'
import { useTexts } from '../../texts'

/** An empty list gives the reason and offers the next step. */
export const NoGames = ({
  query,
  onEvent,
}: {
  readonly query: LobbyQuery
  readonly onEvent: (event: LobbyEvent) => void
}) => {
  const { t } = useTexts()
  const browse = <Button to={pathOfTab('HOT')}>{t('empty.browse')}</Button>
  if (query.name !== '')
    return (
      <EmptyState
        icon="magnifying-glass"
        picture="no-results"
        title={t('empty.searchTitle')}
        text={t('empty.searchText')}
        action={<Button onClick={() => onEvent({ kind: 'name-searched', name: '' })}>{t('empty.searchAction')}</Button>}
      />
    )
  switch (dataType(query)) {
    case 'fav':
      return (
        <EmptyState
          icon="heart"
          picture="no-games"
          title={t('empty.favTitle')}
          text={t('empty.favText')}
          action={browse}
        />
      )
    case 'recent':
      return (
        <EmptyState
          icon="clock-counter-clockwise"
          picture="no-games"
          title={t('empty.recentTitle')}
          text={t('empty.recentText')}
          action={browse}
        />
      )
    case 'filter':
      return (
        <EmptyState
          icon="funnel"
          picture="no-results"
          title={t('empty.filterTitle')}
          text={t('empty.filterText')}
          action={<Button onClick={() => onEvent({ kind: 'filters-cleared' })}>{t('empty.filterAction')}</Button>}
        />
      )
    case 'all':
    case 'hot':
      return (
        <EmptyState
          icon="game-controller"
          picture="no-games"
          title={t('empty.categoryTitle')}
          text={t('empty.categoryText')}
          action={query.tab === 'HOT' ? undefined : browse}
        />
      )
  }
}
