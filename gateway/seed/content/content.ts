/** Texts that every seeded entry brings in all six languages; HTML in `content` uses p, b, ul, li, h3 and table only. */
export type SeedLanguage = 'en' | 'pt' | 'ja' | 'ko' | 'es' | 'th'
export type SeedMerchant = 'aurora' | 'lotus'
/** A agent, PL player, B banner, PU popup, PR promotion, H hot; hot lines also run in the ticker. */
type SeedAnnouncementType = 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H'
type PromotionCategory = 'start' | 'games' | 'fairness' | 'wellbeing' | 'agents'

export type AnnouncementTexts = { title: string; content: string; kicker?: string; action?: string }
type HelpTexts = { title: string; content: string }

export type SeedAnnouncement = {
  id: string
  types: readonly SeedAnnouncementType[]
  /** The page that shows it; '' means every page. */
  groupName: 'm_home' | 'm_reg' | ''
  merchants: readonly SeedMerchant[]
  /** Key in art.json. */
  art?: string
  /** Site path that the picture or the button links to. */
  link?: string
  startDate: string
  endDate?: string
  noExpiry: 0 | 1
  promoAnnouncementCategoryIds?: readonly PromotionCategory[]
  texts: Record<SeedLanguage, AnnouncementTexts>
}

export type SeedHelpEntry = { id: string; texts: Record<SeedLanguage, HelpTexts> }
