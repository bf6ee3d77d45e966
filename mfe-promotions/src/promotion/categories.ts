import type { Announcement } from '@mosaic/contracts'

/** Categories with a translation; others of the gateway are gathered under "other". */
const knownCategories = ['welcome', 'start', 'games', 'fairness', 'limits', 'agents', 'events'] as const
export type PromotionCategory = (typeof knownCategories)[number] | 'other'

type Categorised = Pick<Announcement, 'promoAnnouncementCategoryIds'>

const isKnown = (id: string): id is (typeof knownCategories)[number] =>
  (knownCategories as readonly string[]).includes(id)

const categoriesOf = (promotion: Categorised): readonly PromotionCategory[] => {
  const ids = promotion.promoAnnouncementCategoryIds
  return [
    ...new Set(ids.length === 0 ? (['other'] as const) : ids.map((id) => (isKnown(id) ? id : ('other' as const)))),
  ]
}

/** Categories with at least one promotion, in the order of the site. */
export const shownCategories = (promotions: readonly Categorised[]): readonly PromotionCategory[] => {
  const present = new Set(promotions.flatMap(categoriesOf))
  return ([...knownCategories, 'other'] as const).filter((category) => present.has(category))
}

export const inCategory = <P extends Categorised>(
  promotions: readonly P[],
  category: PromotionCategory | null,
): readonly P[] =>
  category === null ? promotions : promotions.filter((promotion) => categoriesOf(promotion).includes(category))
