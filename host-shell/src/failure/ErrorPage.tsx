import { Button, EmptyState } from '@mosaic/ui'
import { useHostTexts } from '../texts'
import styles from './RemoteFailedCard.module.css'

/** In place of a whole page that does not run; loading it again is the way out. */
export const ErrorPage = () => {
  const { t } = useHostTexts()
  return (
    <main className={styles.page} role="alert">
      <EmptyState
        icon="warning-circle"
        title={t('failed.shellTitle')}
        text={t('failed.shellText')}
        action={
          <Button variant="secondary" icon="arrows-clockwise" onClick={() => window.location.reload()}>
            {t('status.reload')}
          </Button>
        }
      />
    </main>
  )
}
