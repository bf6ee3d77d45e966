import { type NoticeChannel, noticeChannels } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant, useSession } from '@mosaic/session'
import { Card, Checkbox, toast, useFailureToast } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useSetConsentMutation, useSubscribePushMutation } from '../../api/notifications'
import { useTexts } from '../../texts'
import { canPush, isSubscribedHere, recordReport, subscribeHere, unsubscribeHere } from './browser-push'
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
  const userName = useSession()?.userName ?? ''
  /** Null until the browser has answered. */
  const [here, setHere] = useState<boolean | null>(null)
  useEffect(() => {
    let gone = false
    const look = async () => {
      const found = await isSubscribedHere(userName)
      if (!gone) setHere(found ?? null)
    }
    const onVisible = () => document.visibilityState === 'visible' && void look()
    void look()
    // The permission may have been taken back in the browser's settings.
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [userName])

  const allowPush = async () => {
    if (publicKey === null) return
    setBusy(true)
    const made = await subscribeHere(publicKey)
    setBusy(false)
    if (typeof made === 'string') toast(t(`notifications.${made}`), { tone: 'error' })
    else
      subscribe.submit(
        { body: made },
        {
          onSuccess: () => {
            recordReport(userName, made)
            setHere(true)
          },
          onError: ({ failure }) => showFailure(failure),
        },
      )
  }
  const change = (channel: NoticeChannel, granted: boolean) => {
    if (channel === 'push' && granted) return void allowPush()
    if (channel === 'push') {
      setHere(false)
      void unsubscribeHere()
    }
    consent.submit({ body: { channel, granted } }, { onError: ({ failure }) => showFailure(failure) })
  }
  const pending = busy || consent.pending || subscribe.pending
  const available = noticeChannels.filter((channel) => channel !== 'push' || publicKey !== null)
  return (
    <Card className={styles.channels}>
      {available.map((channel) => {
        const { granted, at } = consents[channel]
        const isElsewhere = channel === 'push' && granted && here === false
        const possible = channel !== 'push' || granted || canPush()
        return (
          <div key={channel} className={styles.channel}>
            <Checkbox
              name={channel}
              className={styles.box}
              label={t(`notifications.channel.${channel}`)}
              checked={granted && !isElsewhere}
              disabled={pending || !possible}
              onChange={({ target }) => change(channel, target.checked)}
            />
            <p className={styles.detail}>
              {possible ? t(`notifications.about.${channel}`) : t('notifications.unavailable')}
              {isElsewhere ? ` ${t('notifications.notHere')}` : ''}
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
