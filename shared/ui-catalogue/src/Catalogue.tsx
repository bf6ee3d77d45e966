import { EmptyState, Button, IconButton, Screen, useLocation } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { cataloguePath, pageIdOf } from './catalogue-address'
import styles from './Catalogue.module.css'
import { PageList } from './PageList'
import { PageView } from './PageView'
import { pages } from './pages'
import { useCatalogueTexts } from './texts'
import { useViewSettings } from './view-settings'
import { ViewControls } from './ViewControls'

/** A list with a search, and a page for each component. */
export const Catalogue = () => {
  const { t } = useCatalogueTexts()
  const { pathname, search } = useLocation()
  const view = useViewSettings()
  const [settings, setSettings] = useState(false)
  const id = pageIdOf(pathname)
  const page = pages.find((candidate) => candidate.id === id)
  const name = page ? Object.keys(page.components).join(' · ') || page.id : t('title')
  useEffect(() => {
    document.title = name
    window.scrollTo(0, 0)
  }, [name])
  return (
    <Screen>
      <header className={styles.bar}>
        {id ? <IconButton icon="arrow-left" label={t('all')} to={cataloguePath + search} /> : null}
        <h1 className={styles.title} lang={page ? 'en' : undefined}>
          {name}
        </h1>
        <IconButton
          icon="sliders-horizontal"
          label={t('view.label')}
          aria-expanded={settings}
          onClick={() => setSettings(!settings)}
        />
      </header>
      {settings ? <ViewControls view={view} /> : null}
      <div className={styles.block}>
        {page ? (
          // Motion is decided when a component mounts, so another setting mounts the page again.
          <PageView key={`${page.id} ${view.still}`} page={page} />
        ) : id ? (
          <EmptyState
            title={t('missing', { name: id })}
            action={<Button to={cataloguePath + search}>{t('all')}</Button>}
          />
        ) : (
          <PageList />
        )}
      </div>
    </Screen>
  )
}
