import { formatDate, useLanguage } from '@mosaic/i18n'
import type { SystemStatus } from '@mosaic/contracts'
import { useMerchant } from '@mosaic/session'
import { Button, StateMark } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { useHostTexts } from '../texts'
import styles from './StatusPage.module.css'

export type StatusPageProps = {
  readonly status: SystemStatus
  /** The site was open to this visitor until now: the page takes the focus, as another route's does. */
  readonly interrupts: boolean
}

/** Maintenance (status 1, also when both are set) or region restriction (status 2) instead of the site (spec §4). */
export const StatusPage = ({ status, interrupts }: StatusPageProps) => {
  const { t } = useHostTexts()
  const { tag, language } = useLanguage()
  const { name, timeZone } = useMerchant()
  const region = status.status === 2
  const until = status.maintenance?.until ?? null
  const message = region ? '' : (status.maintenance?.messages?.[language] ?? status.maintenance?.message)
  const contact = status.regionRestriction?.contact
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(region ? 'status.regionTitle' : 'status.maintenanceTitle')
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  useEffect(() => {
    if (interrupts) heading.current?.focus()
  }, [interrupts])
  return (
    <main className={styles.page}>
      <p className={styles.brand}>{name}</p>
      <StateMark picture={region ? 'region' : 'maintenance'} icon={region ? 'globe-hemisphere-west' : 'wrench'} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{t(region ? 'status.regionText' : 'status.maintenanceText')}</p>
      {region ? <p className={styles.fact}>{t('status.yourAddress', { ip: status.location.ip })}</p> : null}
      {!region && until !== null ? (
        <p className={styles.fact}>{t('status.until', { time: formatDate(until, tag, 'dateTime', timeZone) })}</p>
      ) : null}
      {message ? <p className={styles.text}>{message}</p> : null}
      {region && contact && /^(https:|mailto:)/.test(contact) ? (
        <a className={styles.contact} href={contact} rel="noopener noreferrer">
          {t('status.contact')}
        </a>
      ) : null}
      <Button variant="secondary" icon="arrows-clockwise" onClick={() => window.location.reload()}>
        {t('status.reload')}
      </Button>
    </main>
  )
}
