import { List, ListRow, QueryView, useHost } from '@mosaic/ui'
import { useVendorsQuery } from '../../api/catalogue'
import { sideMenuCategories } from '../../lobby/category-order'
import { pathOfTab } from '../../lobby/lobby-tab'
import { categoryIcon } from '../../rails/category-icon'
import { useTexts } from '../../texts'

/** Game group of the side menu, from the vendor sorting (spec §2). */
const SideGames = () => {
  const { t } = useTexts()
  const vendors = useVendorsQuery()
  const lotteries = useHost().menu('side.lottery')
  return (
    <QueryView query={vendors} compact skeleton={null}>
      {({ sorting }) => (
        <List label={t('category.label')}>
          {sideMenuCategories(sorting, (category) => lotteries.some(({ to }) => to === pathOfTab(category))).map(
            (category) => (
              <ListRow
                key={category}
                icon={categoryIcon[category]}
                title={t(`category.${category}`)}
                to={pathOfTab(category)}
              />
            ),
          )}
        </List>
      )}
    </QueryView>
  )
}

export default SideGames
