import { errorFacts } from '@mosaic/contracts'
import { isKnownError, useCommonTexts } from '@mosaic/i18n'
import { classNames } from '../class-names'
import { CopyButton } from '../copy-button/CopyButton'
import type { ShownError } from './shown-error'
import styles from './State.module.css'

const needsReference = ({ code, traceId }: ShownError): boolean =>
  Boolean(traceId) && (errorFacts(code).support || !isKnownError(code))

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
