import { useMerchant } from '@mosaic/session'

/** An instant in a file: day and time of the merchant, in a form that spreadsheets read in every language; '' for null. */
export const useCsvTime = (): ((instant: number | null) => string) => {
  const { timeZone } = useMerchant()
  const form = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return (instant) => (instant === null ? '' : form.format(instant))
}
