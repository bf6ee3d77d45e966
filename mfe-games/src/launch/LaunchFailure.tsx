import type { ApiFailure } from '@mosaic/api-client'
import { useCommonTexts } from '@mosaic/i18n'
import { CopyButton, ErrorState } from '@mosaic/ui'
import styles from './LaunchFailure.module.css'

/** The reason of a failed start, a retry, and the trace id for support (domain §8.32). */
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
