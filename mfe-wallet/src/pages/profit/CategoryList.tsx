import { MoneyAmount, moneyOf, MoneyText } from '@mosaic/money'
import { categoryIcons, useCategoryText } from '@mosaic/records'
import { List, ListRow, Section } from '@mosaic/ui'
import { useTexts } from '../../texts'
import type { Profit } from './profit'

/** Stakes and results per game category, the largest stake first. */
export const CategoryList = ({ profit: { categories, currency } }: { readonly profit: Profit }) => {
  const { t } = useTexts()
  const categoryText = useCategoryText()
  return categories.length === 0 ? null : (
    <Section icon="list-magnifying-glass" title={t('profit.categories')}>
      <List label={t('profit.categories')}>
        {categories.map(({ gameType, count, stake, net }) => (
          <ListRow
            key={gameType}
            icon={categoryIcons[gameType]}
            title={categoryText(gameType)}
            detail={
              <>
                {t('profit.rounds', { count })} · <MoneyText value={moneyOf(stake, currency)} currency={currency} />
              </>
            }
            value={<MoneyAmount value={moneyOf(net, currency)} currency={currency} signed tone="auto" />}
          />
        ))}
      </List>
    </Section>
  )
}
