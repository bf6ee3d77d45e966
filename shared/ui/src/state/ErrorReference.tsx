import { isKnownError, useCommonTexts } from '@mosaic/i18n'
import { classNames } from '../class-names'
import { CopyButton } from '../copy-button/CopyButton'
import type { ShownError } from './ErrorState'
import styles from './State.module.css'

/** Failures that a person cannot mend: support finds them in the log by their trace id. */
const ofTheHouse: readonly string[] = ['unknown.error', 'system.busy', 'malformed']

export const needsReference = ({ code, traceId }: ShownError): boolean =>
  Boolean(traceId) && (ofTheHouse.includes(code) || !isKnownError(code))

/** The trace id of a failure that only support can explain, to be copied; nothing for any other. */
export const ErrorReference = ({ error, className }: { readonly error: ShownError; readonly className?: string }) => {
  const { t } = useCommonTexts()
  if (!error.traceId || !needsReference(error)) return null
  return (
    <span className={classNames(styles.trace, className)}>
      <CopyButton
        text={error.traceId}
        label={t('action.copyReference')}
        shownText={t('state.errorTrace', { id: error.traceId })}
      />
    </span>
  )
}
