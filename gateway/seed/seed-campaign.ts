import type { CampaignTerms } from '@mosaic/contracts/desk'

type Words = { readonly title: string; readonly content: string }
type Terms = Pick<CampaignTerms, 'of'> & Partial<CampaignTerms>

export type SeedCampaign = {
  readonly id: string
  readonly art: string
  readonly categories: readonly string[]
  /** By merchant, in its currency. */
  readonly terms: { readonly aurora?: Terms; readonly lotus?: Terms }
  /** Days that it runs; without an end if absent. */
  readonly days?: number
  readonly texts: Readonly<Record<'EN' | 'PT' | 'JA' | 'KO' | 'ES' | 'TY', Words>>
}
