import type { RemoteFailure } from '@mosaic/contracts'
import { Button, Icon } from '@mosaic/ui'
import { useHostTexts } from '../texts'
import styles from './RemoteFailedCard.module.css'

export type RemoteFailedCardProps = {
  readonly failure: RemoteFailure
  readonly retry: () => void
  /** Name of the page or part, in the visitor's language where there is one. */
  readonly place: string
  readonly size: 'page' | 'slot'
}

/** One part of the site could not be shown; the rest goes on, and retry mends it without a reload. */
export const RemoteFailedCard = ({ failure, retry, place, size }: RemoteFailedCardProps) => {
  const { t } = useHostTexts()
  return (
    <div className={size === 'page' ? styles.page : styles.slot} role="alert" data-testid="remote-failed" data-failure={failure}>
      {size === 'page' ? (
        <span className={styles.medal}>
          <Icon name="wrench" size={40} />
        </span>
      ) : null}
      <div className={styles.text}>
        <p className={styles.title}>{size === 'page' ? t('failed.title') : t('failed.short', { place })}</p>
        {size === 'page' ? <p className={styles.detail}>{t('failed.text', { place })}</p> : null}
      </div>
      <Button variant="secondary" size={size === 'page' ? 'm' : 's'} icon="arrows-clockwise" onClick={retry}>
        {t('failed.retry')}
      </Button>
    </div>
  )
}
