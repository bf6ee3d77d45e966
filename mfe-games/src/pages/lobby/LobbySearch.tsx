import { formatNumber } from '@mosaic/i18n'
import { Icon, IconButton, ignoreInputMethodEnter } from '@mosaic/ui'
import { activeFilters, type LobbyQuery } from '../../lobby/lobby-query'
import type { LobbyEvent } from '../../lobby/next-lobby'
import { useSearchText } from '../../lobby/use-search-text'
import { useTexts } from '../../texts'
import styles from './LobbySearch.module.css'

type LobbySearchProps = {
  readonly query: LobbyQuery
  readonly onEvent: (event: LobbyEvent) => void
  readonly gameCount: number | undefined
  /** Absent where the list has no filters. */
  readonly onFilter: (() => void) | undefined
}

export const LobbySearch = ({ query, onEvent, gameCount, onFilter }: LobbySearchProps) => {
  const { t, tag } = useTexts()
  const search = useSearchText(query.name, (name) => onEvent({ kind: 'name-searched', name }))
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its field
    <form
      className={styles.search}
      role="search"
      onKeyDown={ignoreInputMethodEnter}
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <div className={styles.box}>
        <Icon name="magnifying-glass" size={22} weight="regular" className={styles.lens} />
        <input
          {...search.field}
          className={styles.input}
          type="search"
          name="gameName"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={gameCount ? t('search.placeholder', { count: formatNumber(gameCount, tag) }) : t('search.label')}
        />
        {search.text ? (
          <IconButton icon="x" size={18} label={t('search.clear')} onClick={search.clear} className={styles.clear} />
        ) : null}
      </div>
      {onFilter ? (
        <IconButton
          icon="sliders-horizontal"
          variant="surface"
          label={t('filter.open')}
          badge={activeFilters(query)}
          onClick={onFilter}
          className={styles.filter}
        />
      ) : null}
    </form>
  )
}
