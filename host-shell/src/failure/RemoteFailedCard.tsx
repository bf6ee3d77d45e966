import type { RemoteFailure } from '@mosaic/contracts'
import { Button, EmptyState } from '@mosaic/ui'
import { homePath } from '../routing/paths'
import { useHostTexts } from '../texts'
import styles from './RemoteFailedCard.module.css'

export type RemoteFailedCardProps = {
  readonly failure: RemoteFailure
  readonly retry: () => void
  /** Name of the page or part, in the visitor's language where there is one. */
  readonly place: string
  readonly size: 'page' | 'slot'
}

/**
 * Shown in place of one part of the site that did not load; retry needs no reload. A page size card also links to
 * home.
 */
export const RemoteFailedCard = ({ failure, retry, place, size }: RemoteFailedCardProps) => {
  const { t } = useHostTexts()
  const page = size === 'page'
  return (
    <div className={page ? styles.page : styles.slot} role="alert" data-testid="remote-failed" data-failure={failure}>
      <EmptyState
        icon="wrench"
        picture="error"
        compact={!page}
        title={page ? t('failed.title') : t('failed.short', { place })}
        text={t('failed.text', { place })}
        action={
          <>
            <Button variant="secondary" size={page ? 'm' : 's'} icon="arrows-clockwise" onClick={retry}>
              {t('failed.retry')}
            </Button>
            {page ? (
              <Button variant="ghost" to={homePath}>
                {t('nav.home')}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  )
}
