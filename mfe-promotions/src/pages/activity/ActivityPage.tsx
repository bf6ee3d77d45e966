import { Button, Chip, ChipRow, EmptyState, QueryView, Screen, useSearchParams } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { usePromotionsQuery } from '../../api/announcements'
import { usePromotionStatesQuery } from '../../api/promotions'
import { inCategory, shownCategories, type PromotionCategory } from '../../promotion/categories'
import { SiteClaims } from '../../promotion/SiteClaims'
import { useTexts } from '../../texts'
import styles from './ActivityPage.module.css'
import { ActivitySkeleton } from './ActivitySkeleton'
import { PromotionCard } from './PromotionCard'

/** All promotions. `?id=` opens one of them and brings it into view; the address keeps the open one. */
const ActivityPage = () => {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [category, setCategory] = useState<PromotionCategory | null>(null)
  const promotions = usePromotionsQuery()
  const states = usePromotionStatesQuery().data ?? []
  const openId = search.get('id')
  const linked = useRef(openId)
  const { data } = promotions

  useEffect(() => {
    if (!data || !linked.current) return
    // jsdom and very old browsers lack it; the promotion is open all the same.
    document.getElementById(`promotion-${linked.current}`)?.scrollIntoView?.({ block: 'start' })
    linked.current = null
  }, [data])

  const toggle = (id: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (next.get('id') === id) next.delete('id')
        else next.set('id', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  const categories = shownCategories(data ?? [])
  const shown = inCategory(data ?? [], category)

  return (
    <Screen>
      <QueryView
        query={promotions}
        skeleton={<ActivitySkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            icon="gift"
            picture="no-notices"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<Button to="/m/gameCenter">{t('empty.action')}</Button>}
          />
        }
      >
        {() => (
          <>
            <SiteClaims states={states} />
            {categories.length > 1 ? (
              <ChipRow label={t('filter.label')} className={styles.filter}>
                <Chip selected={category === null} onClick={() => setCategory(null)}>
                  {t('filter.all')}
                </Chip>
                {categories.map((entry) => (
                  <Chip key={entry} selected={category === entry} onClick={() => setCategory(entry)}>
                    {t(`category.${entry}`)}
                  </Chip>
                ))}
              </ChipRow>
            ) : null}
            {shown.length === 0 ? (
              <EmptyState
                icon="gift"
                picture="no-results"
                title={t('empty.title')}
                text={t('empty.filterText')}
                action={<Button onClick={() => setCategory(null)}>{t('empty.filterAction')}</Button>}
              />
            ) : (
              shown.map((promotion, index) => (
                <PromotionCard
                  key={promotion.id}
                  promotion={promotion}
                  state={states.find(({ promotionId }) => promotionId === promotion.id)}
                  open={promotion.id === openId}
                  onToggle={() => toggle(promotion.id)}
                  eager={index < 2}
                />
              ))
            )}
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default ActivityPage
