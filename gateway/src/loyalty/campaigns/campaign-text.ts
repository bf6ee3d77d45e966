import type { WireLanguage } from '@mosaic/contracts'
import type { CampaignRow, CampaignText } from './schema'

/** In the reader's language, else in English. */
export const campaignText = (texts: CampaignRow['texts'], language: WireLanguage): CampaignText =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0] ?? { title: '', content: '' }
