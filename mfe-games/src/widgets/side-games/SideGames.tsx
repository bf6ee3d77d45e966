import { failureOf } from '@mosaic/api-client'
import { ErrorState, List, ListRow } from '@mosaic/ui'
import { useVendors } from '../../api/catalogue'
import { sideMenuCategories } from '../../lobby/category-order'
import { pathOfTab } from '../../lobby/lobby-tab'
import { categoryIcon } from '../../shelves/category-icon'
import { useTexts } from '../../texts'

/** Game group of the side menu, from the vendor sorting (spec §2). */
const SideGames = () => {
  const { t } = useTexts()
  const { data, error, refetch } = useVendors()
  if (error && !data) return <ErrorState compact error={failureOf(error)} onRetry={() => void refetch()} />
  return (
    <List label={t('category.label')}>
      {sideMenuCategories(data?.sorting ?? []).map((category) => (
        <ListRow
          key={category}
          icon={categoryIcon[category]}
          title={t(`category.${category}`)}
          to={pathOfTab(category)}
        />
      ))}
    </List>
  )
}

export default SideGames
