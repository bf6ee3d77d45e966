import { formatDate, useLanguage } from '@mosaic/i18n'

/** The desk serves merchants of several zones, so its people see their own clock. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const useMoment = (): ((at: number | null) => string) => {
  const { tag } = useLanguage()
  return (at) => (at === null ? '–' : formatDate(at, tag, 'dateTime', ownZone))
}
