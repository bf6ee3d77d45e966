import { useCommonTexts, useErrorText } from '@mosaic/i18n'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../button/IconButton'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { Spinner } from '../spinner/Spinner'
import { ErrorReference } from '../state/ErrorReference'
import { currentToasts, dismissToast, onToasts, type ToastTone } from './toast'
import styles from './Toaster.module.css'

const marks: Record<Exclude<ToastTone, 'loading'>, 'info' | 'check-circle' | 'warning-circle'> = {
  info: 'info',
  success: 'check-circle',
  error: 'warning-circle',
}

const none: ReturnType<typeof currentToasts> = []

/** Place of the toasts; the host mounts one. */
export const Toaster = () => {
  const { t } = useCommonTexts()
  const textOf = useErrorText()
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  return (
    <div className={styles.region} aria-live="polite">
      {toasts.map((item) => (
        <div
          key={item.id}
          className={classNames(styles.toast, styles[item.tone])}
          role={item.tone === 'error' ? 'alert' : 'status'}
        >
          {item.tone === 'loading' ? (
            <Spinner size={20} />
          ) : (
            <Icon name={marks[item.tone]} size={22} weight="fill" className={styles.mark} />
          )}
          <span className={styles.text}>
            {item.slow ? textOf('network.slow') : item.failure ? textOf(item.failure) : item.text}
            {item.failure ? <ErrorReference error={item.failure} /> : null}
          </span>
          {item.tone === 'error' || item.slow ? (
            <IconButton
              icon="x"
              size={18}
              label={t('action.close')}
              onClick={() => dismissToast(item.id)}
              className={styles.close}
            />
          ) : null}
        </div>
      ))}
    </div>
  )
}
