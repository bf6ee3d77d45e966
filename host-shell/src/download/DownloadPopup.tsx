import {
  deviceOf,
  downloadLinks,
  installWays,
  isInAppBrowser,
  type DownloadResource,
  type InstallWay,
} from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import { readStored, useMerchant, writeStored } from '@mosaic/session'
import { Countdown, Dialog, List, ListRow, Sheet, type IconName } from '@mosaic/ui'
import { useState } from 'react'
import { useHostTexts } from '../texts'
import { popupEnd, type Random } from './download-times'
import { askToInstall } from './install-prompt'
import styles from './DownloadPopup.module.css'

export type DownloadPopupProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly resources: readonly DownloadResource[]
  readonly clock?: () => number
  readonly random?: Random
}

const endKey = 'mosaic.download-offer-end'
const storage = { read: () => readStored(endKey), write: (value: string) => writeStored(endKey, value) }
const icons: Record<InstallWay, IconName> = {
  android: 'download-simple',
  ios: 'download-simple',
  profile: 'identification-card',
  home: 'plus',
}

/** Ways to have the site as an app, with the time for which they are suggested. */
export const DownloadPopup = ({
  open,
  onClose,
  resources,
  clock = serverNow,
  random = Math.random,
}: DownloadPopupProps) => {
  const { t } = useHostTexts()
  const { name, icons: appIcons } = useMerchant()
  const [notice, setNotice] = useState<'app' | 'safari' | 'home' | null>(null)
  const [end] = useState(() => popupEnd(storage, clock(), random))
  const [over, setOver] = useState(() => end <= clock())
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
  const links = downloadLinks(resources)
  const address: Record<InstallWay, string | null> = {
    android: links.android,
    ios: links.ios,
    profile: links.profile,
    home: null,
  }

  const go = (way: InstallWay) => {
    const url = address[way]
    if (isInAppBrowser(navigator.userAgent)) setNotice('app')
    // iOS installs only from its own browser (spec §8).
    else if (device.system === 'ios' && !device.safari) setNotice('safari')
    else if (url) window.location.assign(url)
    else if (!askToInstall()) setNotice('home')
  }

  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('download.sheetTitle', { name })}>
        <div className={styles.head}>
          {links.icon ? <img src={links.icon} alt="" width={64} height={64} className={styles.icon} /> : null}
          <p className={styles.lead}>{t('download.lead')}</p>
        </div>
        {over ? null : (
          <p className={styles.offer}>
            {t('download.offer')}{' '}
            <Countdown
              label={t('download.offer')}
              until={end}
              clock={clock}
              onEnd={() => setOver(true)}
              className={styles.clock}
            />
          </p>
        )}
        <List label={t('download.ways')}>
          {installWays(links, device, Object.keys(appIcons).length > 0).map((way) => (
            <ListRow
              key={way}
              icon={icons[way]}
              title={t(`download.way.${way}`)}
              detail={t(`download.hint.${way}`)}
              onClick={() => go(way)}
            />
          ))}
        </List>
      </Sheet>
      <Dialog
        open={notice !== null}
        onClose={() => setNotice(null)}
        title={t(notice === 'home' ? 'download.way.home' : 'download.noticeTitle')}
        text={
          notice === 'app'
            ? t(device.system === 'ios' ? 'download.leaveApp.ios' : 'download.leaveApp.other')
            : notice === 'safari'
              ? t('download.useSafari')
              : notice === 'home'
                ? t(device.system === 'ios' ? 'download.steps.ios' : 'download.steps.other')
                : ''
        }
      />
    </>
  )
}
