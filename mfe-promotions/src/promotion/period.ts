import type { Announcement } from '@mosaic/contracts'
import { formatDaySlashes } from '@mosaic/i18n'

type Period = { readonly kind: 'long-term' } | { readonly kind: 'range'; readonly from: string; readonly to: string }

/** YYYY/MM/DD in the merchant's time zone; `noExpiry` 1 is long term (spec §2), and so is one without an end. */
export const periodOf = (
  { startDate, endDate, noExpiry }: Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>,
  timeZone: string,
): Period =>
  noExpiry === 1 || endDate === null
    ? { kind: 'long-term' }
    : { kind: 'range', from: formatDaySlashes(startDate, timeZone), to: formatDaySlashes(endDate, timeZone) }
