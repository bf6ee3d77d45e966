import { formatDate, useLanguage } from '@mosaic/i18n'

/** Merchants have several time zones, so the desk shows the operator's local time. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const useMoment = (): ((at: number | null) => string) => {
  const { tag } = useLanguage()
  return (at) => (at === null ? '–' : formatDate(at, tag, 'dateTime', ownZone))
}
