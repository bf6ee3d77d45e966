import { createHash } from 'node:crypto'
import type { CampaignRow } from '../../loyalty'

/** Names a draft as it is written; a launch carries it, so that nobody launches terms that they did not see. */
export const draftVersion = (row: CampaignRow): string => {
  const { merchantCode, currency, kind, texts, images, categories, sort, terms, startsAt, endsAt, createdBy } = row
  const written = [merchantCode, currency, kind, texts, images, categories, sort, terms, startsAt, endsAt, createdBy]
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url')
}
