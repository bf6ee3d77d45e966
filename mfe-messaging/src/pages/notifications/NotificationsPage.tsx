import { QueryView, Screen, ScreenHeading } from '@mosaic/ui'
import { useNotificationSettingsQuery } from '../../api/notifications'
import { RowsSkeleton } from '../../rows-skeleton/RowsSkeleton'
import { useTexts } from '../../texts'
import { Channels } from './Channels'
import { QuietHours } from './QuietHours'

/** Channels of a member's notifications, and quiet hours. */
const NotificationsPage = () => {
  const { t } = useTexts()
  const settings = useNotificationSettingsQuery()
  return (
    <Screen title={t('title.notifications')}>
      <ScreenHeading level={2} lead={t('notifications.lead')}>
        {t('notifications.heading')}
      </ScreenHeading>
      <QueryView query={settings} skeleton={<RowsSkeleton height={64} />}>
        {(known) => (
          <>
            <Channels settings={known} />
            {known.publicKey === null ? null : <QuietHours key={JSON.stringify(known.quietHours)} settings={known} />}
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default NotificationsPage
