import type { ApiFailure } from '@mosaic/api-client'
import { useCommonTexts } from '@mosaic/i18n'
import { CopyButton, ErrorState } from '@mosaic/ui'
import styles from './LaunchFailure.module.css'

/** Why a game did not start, another try, and the trace id that support can look up (domain §8.32). */
export const LaunchFailure = ({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry: () => void }) => {
  const { t } = useCommonTexts()
  const { code, fields, traceId } = failure
  return (
    <>
      <ErrorState error={{ code, fields }} onRetry={onRetry} />
      {traceId ? (
        <p className={styles.trace}>
          <CopyButton
            text={traceId}
            label={t('action.copyReference')}
            shownText={t('state.errorTrace', { id: traceId })}
          />
        </p>
      ) : null}
    </>
  )
}
