import type { ApiFailure } from '@mosaic/api-client'
import { Button, EmptyState, ErrorState, Screen, Skeleton, useLocation } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { unsubscribeByLink } from '../../api/notifications'
import { useTexts } from '../../texts'

/** Page of a signed link in a message: one tap ends the consent. The token is behind `#`, so no server on the way sees it. */
const UnsubscribePage = () => {
  const { t } = useTexts()
  const { hash } = useLocation()
  const token = hash.slice(1)
  const [outcome, setOutcome] = useState<'done' | ApiFailure | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    void unsubscribeByLink(token).then((answer) => {
      if (!gone) setOutcome(answer.ok ? 'done' : answer.failure)
    })
    return () => {
      gone = true
    }
  }, [token, tries])
  return (
    <Screen title={t('title.notifications')}>
      {outcome === null ? (
        <Skeleton height={180} radius="l" />
      ) : outcome === 'done' ? (
        <EmptyState
          icon="check-circle"
          title={t('unsubscribe.doneTitle')}
          text={t('unsubscribe.doneText')}
          action={<Button to="/m/notifications">{t('unsubscribe.settings')}</Button>}
        />
      ) : (
        <ErrorState
          error={outcome}
          onRetry={
            outcome.code === 'notification.link.invalid'
              ? undefined
              : () => {
                  setOutcome(null)
                  setTries((before) => before + 1)
                }
          }
        />
      )}
    </Screen>
  )
}

export default UnsubscribePage
