import type { ApiFailure } from '@mosaic/api-client'
import { formatDate, useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useTexts } from '../texts'

/** Why money cannot go to other members: with the time, where it waits after a security change. */
export const useOutgoingRefusal = (): ((failure: ApiFailure) => string) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const errorText = useErrorText()
  return (failure) => {
    const until = Number(failure.fields.until)
    return failure.code === 'withdraw.delayed' && until > 0
      ? t('outgoing.delayed', { time: formatDate(until, tag, 'dateTime', timeZone) })
      : errorText(failure)
  }
}
