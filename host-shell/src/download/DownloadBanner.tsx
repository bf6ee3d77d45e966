import { visitKind } from '@mosaic/api-client'
import { deviceOf, downloadLinks, type DownloadResource } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import { readStored, useMerchant, writeStored } from '@mosaic/session'
import { IconButton } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { useHostTexts } from '../texts'
import { decideBanner } from './banner-rule'
import { bannerStay, type Random } from './download-times'
import styles from './DownloadBanner.module.css'

export type DownloadBannerProps = {
  readonly resources: readonly DownloadResource[]
  readonly onOpen: () => void
  readonly random?: Random
}

const closedKey = 'mosaic.download-banner-closed'
/** When it goes by itself: drawn once for each load of the page, so that leaving home and coming back does not lengthen its stay. */
let end: number | null = null
export const letBannerReturn = (): void => {
  end = null
}

/** The strip on home that offers the app; stays until it is closed or its drawn time is over. */
export const DownloadBanner = ({ resources, onOpen, random = Math.random }: DownloadBannerProps) => {
  const { t } = useHostTexts()
  const { name, downloadBannerHiddenHosts, icons } = useMerchant()
  const [hidden, setHidden] = useState(() => end !== null && end <= serverNow())
  const banner = useRef<HTMLElement>(null)
  const links = downloadLinks(resources)
  const shown =
    !hidden &&
    decideBanner({
      onHome: true,
      host: window.location.hostname,
      hiddenHosts: downloadBannerHiddenHosts,
      kind: visitKind(),
      device: deviceOf(navigator.userAgent, navigator.maxTouchPoints),
      links,
      webApp: Object.keys(icons).length > 0,
      closed: readStored(closedKey) !== null,
    }) === 'show'

  useEffect(() => {
    if (!shown) return undefined
    end ??= serverNow() + bannerStay(random)
    const timer = setTimeout(() => setHidden(true), end - serverNow())
    return () => clearTimeout(timer)
  }, [shown, random])

  // Toasts appear above the banner.
  useEffect(() => {
    const { style } = document.documentElement
    if (banner.current) style.setProperty('--above-menu', `calc(${banner.current.offsetHeight}px + var(--space-2))`)
    return () => void style.removeProperty('--above-menu')
  }, [shown])

  if (!shown) return null
  const close = () => {
    writeStored(closedKey, '1')
    setHidden(true)
  }
  return (
    <aside ref={banner} className={styles.banner} aria-label={t('download.banner')} data-testid="download-banner">
      {links.icon ? <img src={links.icon} alt="" width={40} height={40} className={styles.icon} /> : null}
      <p className={styles.words}>
        <strong className={styles.title}>{t('download.title', { name })}</strong>
        <span className={styles.text}>{t('download.text')}</span>
      </p>
      <IconButton
        icon="download-simple"
        variant="brand"
        label={t('download.open')}
        onClick={onOpen}
        aria-haspopup="dialog"
      />
      <IconButton icon="x" label={t('download.close')} onClick={close} className={styles.close} />
    </aside>
  )
}
