import type { ValueOf } from '@mosaic/contracts'
import { classNames, Icon, Link } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { lobbyTabs } from '../../lobby/category-order'
import { pathOfTab, type LobbyTab } from '../../lobby/lobby-tab'
import { categoryIcon } from '../../shelves/category-icon'
import { useTexts } from '../../texts'
import styles from './CategoryChips.module.css'

type CategoryChipsProps = { readonly tab: LobbyTab; readonly sorting: ValueOf<'vendors'>['sorting'] | undefined }

/** Tabs of the game pages. They are links: each is a page of its own, and switching forgets the filters. */
export const CategoryChips = ({ tab, sorting }: CategoryChipsProps) => {
  const { t } = useTexts()
  const row = useRef<HTMLElement>(null)
  const tabs: readonly LobbyTab[] = sorting ? lobbyTabs(sorting) : ['HOME', 'HOT', 'FAV', 'RNG', 'LIVE']

  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2
  }, [tab, sorting])

  return (
    <nav ref={row} className={styles.row} aria-label={t('category.label')}>
      {tabs.map((entry) => (
        <Link key={entry} to={pathOfTab(entry)} replace className={classNames(styles.chip, entry === tab && styles.here)} aria-current={entry === tab ? 'page' : undefined}>
          <Icon name={categoryIcon[entry]} size={18} weight={entry === tab ? 'fill' : 'regular'} className={styles.icon} />
          {t(`category.${entry}`)}
        </Link>
      ))}
    </nav>
  )
}
