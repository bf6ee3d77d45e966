import { classNames, Icon, Link, Skeleton } from '@mosaic/ui'
import { useVendorsQuery } from '../api/catalogue'
import { offeredCategories } from '../lobby/category-order'
import { pathOfTab, type LobbyTab } from '../lobby/lobby-tab'
import { useTexts } from '../texts'
import { categoryIcon } from './category-icon'
import styles from './CategoryRail.module.css'

const placeholders = ['RNG', 'LIVE', 'FISH', 'CRASH'] as const

/** The merchant's categories, in its order, as large icons. The current page is the first. */
export const CategoryRail = ({ here, homePath }: { readonly here: LobbyTab; readonly homePath: string }) => {
  const { t } = useTexts()
  const { data, isError } = useVendorsQuery()
  const tabs: readonly LobbyTab[] = ['HOME', 'HOT', ...(data ? offeredCategories(data.sorting) : [])]
  return (
    <nav aria-label={t('category.label')}>
      <ul className={styles.rail}>
        {tabs.map((tab) => (
          <li key={tab} className={styles.item}>
            <Link
              to={tab === 'HOME' ? homePath : pathOfTab(tab)}
              className={classNames(styles.link, tab === here && styles.here)}
              aria-current={tab === here ? 'page' : undefined}
            >
              <span className={styles.box}>
                <Icon name={categoryIcon[tab]} size={26} weight={tab === here ? 'fill' : 'duotone'} />
              </span>
              <span className={styles.name}>{t(`category.${tab}`)}</span>
            </Link>
          </li>
        ))}
        {data || isError
          ? null
          : placeholders.map((place) => (
              <li key={place} className={styles.item} aria-hidden="true">
                <Skeleton height={58} radius="m" />
              </li>
            ))}
      </ul>
    </nav>
  )
}
