import type { LanguageTag } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'

/** A calendar day is the same day everywhere: it is read and shown in UTC, whatever the merchant's zone. */
export const dayText = (day: string, tag: LanguageTag): string =>
  formatDate(Date.parse(`${day}T00:00:00Z`), tag, 'dayMonth', 'UTC')
