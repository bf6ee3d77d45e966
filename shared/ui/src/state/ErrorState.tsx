import { useCommonTexts, useErrorText } from '@mosaic/i18n'
import { useEffect } from 'react'
import { Button } from '../button/Button'
import { classNames } from '../class-names'
import { useDismissSameToast } from '../toast/use-dismiss-same-toast'
import { ErrorReference } from './ErrorReference'
import { StateMark } from './StateMark'
import styles from './State.module.css'
import { useHost } from '../host/host-context'
import { isNotHere, type ShownError } from './shown-error'

export type ErrorStateProps = {
  readonly error: ShownError
  readonly onRetry?: () => void
  /** One line with a button, inside a card or a rail. */
  readonly compact?: boolean
  readonly className?: string
}

/**
 * Cause, advice and a retry button; an unknown code shows its trace id, which can be copied for support. What the
 * gateway does not have is left out: a part shows nothing, and the menus lose the entry of a page.
 */
export const ErrorState = ({ error, onRetry, compact = false, className }: ErrorStateProps) => {
  const { t } = useCommonTexts()
  const textOf = useErrorText()
  useDismissSameToast(textOf(error))
  const offline = error.code === 'offline'
  const notHere = isNotHere(error)
  const { leaveOut } = useHost()
  useEffect(() => {
    if (notHere && !compact) leaveOut?.()
  }, [notHere, compact, leaveOut])
  if (notHere && compact) return null
  const retry =
    onRetry && !notHere ? (
      <Button variant="secondary" size={compact ? 's' : 'm'} icon="arrows-clockwise" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    ) : null
  return (
    <div className={classNames(compact ? styles.compact : styles.state, className)} role="alert">
      {compact ? null : (
        <StateMark
          picture={offline ? 'offline' : 'error'}
          icon={offline ? 'wifi-slash' : 'warning-circle'}
          weight={offline ? 'duotone' : 'fill'}
          failed
        />
      )}
      {compact ? null : <p className={styles.title}>{t('state.errorTitle')}</p>}
      <p className={styles.text}>{textOf(error)}</p>
      <ErrorReference error={error} />
      {retry ? <div className={styles.action}>{retry}</div> : null}
    </div>
  )
}
