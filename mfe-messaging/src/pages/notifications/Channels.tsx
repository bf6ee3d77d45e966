import { type NoticeChannel, noticeChannels } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Card, Checkbox, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { useSetConsentMutation, useSubscribePushMutation } from '../../api/notifications'
import { useTexts } from '../../texts'
import { canPush, subscribeHere, unsubscribeHere } from './browser-push'
import type { NotificationSettings } from './notification-settings'
import styles from './NotificationsPage.module.css'

/** One box for each channel; a change takes effect at once, and its time is shown below. */
export const Channels = ({ settings: { publicKey, consents } }: { readonly settings: NotificationSettings }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const showFailure = useFailureToast()
  const consent = useSetConsentMutation()
  const subscribe = useSubscribePushMutation()
  const [busy, setBusy] = useState(false)

  const allowPush = async () => {
    if (publicKey === null) return
    setBusy(true)
    const made = await subscribeHere(publicKey)
    setBusy(false)
    if (typeof made === 'string') toast(t(`notifications.${made}`), { tone: 'error' })
    else subscribe.submit({ body: made }, { onError: ({ failure }) => showFailure(failure) })
  }
  const change = (channel: NoticeChannel, granted: boolean) => {
    if (channel === 'push' && granted) return void allowPush()
    if (channel === 'push') void unsubscribeHere()
    consent.submit({ body: { channel, granted } }, { onError: ({ failure }) => showFailure(failure) })
  }
  const pending = busy || consent.pending || subscribe.pending
  const available = noticeChannels.filter((channel) => channel !== 'push' || publicKey !== null)
  return (
    <Card className={styles.channels}>
      {available.map((channel) => {
        const { granted, at } = consents[channel]
        const possible = channel !== 'push' || granted || canPush()
        return (
          <div key={channel} className={styles.channel}>
            <Checkbox
              name={channel}
              className={styles.box}
              label={t(`notifications.channel.${channel}`)}
              checked={granted}
              disabled={pending || !possible}
              onChange={({ target }) => change(channel, target.checked)}
            />
            <p className={styles.detail}>
              {possible ? t(`notifications.about.${channel}`) : t('notifications.unavailable')}
              {at === null
                ? ''
                : ` ${t(granted ? 'notifications.allowedAt' : 'notifications.refusedAt', { time: formatDate(at, tag, 'dateTime', timeZone) })}`}
            </p>
          </div>
        )
      })}
    </Card>
  )
}
