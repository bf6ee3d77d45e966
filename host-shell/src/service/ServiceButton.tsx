import { useFlag, useRole } from '@mosaic/session'
import { Icon, Link, List, Sheet } from '@mosaic/ui'
import { useState } from 'react'
import { useHostTexts } from '../texts'
import { serviceLinks } from './service-links'
import styles from './ServiceButton.module.css'
import { ServiceRow } from './ServiceRow'
import { useServiceEntries } from './use-service-entries'

/** The round button over home: straight to the one way of asking for help, or to the choice of them. */
export const ServiceButton = () => {
  const { t } = useHostTexts()
  const [open, setOpen] = useState(false)
  const links = serviceLinks(useServiceEntries(), useRole(), useFlag('CBS3'))
  const [only] = links
  if (!only) return null
  const named = { className: styles.button, 'aria-label': t('service.open') }
  const face = <Icon name="headset" size={24} weight="fill" />
  if (links.length === 1 && !('refused' in only))
    return 'to' in only ? (
      <Link to={only.to} {...named}>
        {face}
      </Link>
    ) : (
      <a href={only.href} {...named} target="_blank" rel="noopener noreferrer">
        {face}
      </a>
    )
  return (
    <>
      <button type="button" {...named} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {face}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('service.title')}>
        <List label={t('service.title')}>
          {links.map((link) => (
            <ServiceRow key={link.title} link={link} />
          ))}
        </List>
      </Sheet>
    </>
  )
}
