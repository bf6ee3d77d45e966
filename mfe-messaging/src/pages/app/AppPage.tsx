import { visitKind } from '@mosaic/api-client'
import { deviceOf, downloadLinks, installWays, type InstallWay } from '@mosaic/contracts'
import { useMerchant } from '@mosaic/session'
import {
  Button,
  Dialog,
  EmptyState,
  Image,
  List,
  ListRow,
  QueryView,
  Screen,
  ScreenHeading,
  Skeleton,
  useHost,
  type IconName,
} from '@mosaic/ui'
import { useState } from 'react'
import { useResourcesQuery } from '../../api/site'
import { OwnBar } from '../../own-bar/OwnBar'
import { useTexts } from '../../texts'
import styles from './AppPage.module.css'

const icons: Record<InstallWay, IconName> = {
  android: 'download-simple',
  ios: 'download-simple',
  profile: 'identification-card',
  home: 'plus',
}

/** Links to install the site as an app on this device, from the merchant's settings. */
const AppPage = () => {
  const { t } = useTexts()
  const { name, icons: appIcons } = useMerchant()
  const { install } = useHost()
  const resources = useResourcesQuery()
  const [notice, setNotice] = useState<'safari' | 'home' | null>(null)
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
  const kind = visitKind()
  const installed = kind === 'APP' || kind === 'PWA'
  const waysOf = (list: NonNullable<typeof resources.data>) =>
    installed ? [] : installWays(downloadLinks(list), device, Object.keys(appIcons).length > 0)

  return (
    <Screen title={t('title.app')}>
      <OwnBar title={t('title.app')} />
      <QueryView
        query={resources}
        skeleton={<Skeleton height={240} radius="m" />}
        isEmpty={(list) => waysOf(list).length === 0}
        empty={
          <EmptyState
            icon="download-simple"
            title={t(installed ? 'app.installedTitle' : 'app.noneTitle')}
            text={t(installed ? 'app.installedText' : 'app.noneText')}
            action={<Button to="/m/home">{t('inbox.home')}</Button>}
          />
        }
      >
        {(list) => {
          const links = downloadLinks(list)
          const address = { android: links.android, ios: links.ios, profile: links.profile, home: null }
          const go = (way: InstallWay) => {
            const url = address[way]
            // iOS installs only from its own browser (spec §8).
            if (device.system === 'ios' && !device.safari) setNotice('safari')
            else if (url) window.location.assign(url)
            else if (!install?.()) setNotice('home')
          }
          return (
            <>
              <div className={styles.head}>
                {links.icon ? <Image src={links.icon} alt="" ratio={1} eager className={styles.icon} /> : null}
                <ScreenHeading level={2} lead={t('app.lead')}>
                  {t('app.heading', { name })}
                </ScreenHeading>
              </div>
              <List label={t('title.app')}>
                {waysOf(list).map((way) => (
                  <ListRow
                    key={way}
                    icon={icons[way]}
                    title={t(`app.way.${way}`)}
                    detail={t(`app.hint.${way}`)}
                    onClick={() => go(way)}
                  />
                ))}
              </List>
            </>
          )
        }}
      </QueryView>
      <Dialog
        open={notice !== null}
        onClose={() => setNotice(null)}
        title={t(notice === 'home' ? 'app.way.home' : 'app.notice')}
        text={
          notice === 'safari'
            ? t('app.useSafari')
            : notice === 'home'
              ? t(device.system === 'ios' ? 'app.steps.ios' : 'app.steps.other')
              : ''
        }
      />
    </Screen>
  )
}

export default AppPage
