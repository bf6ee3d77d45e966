import { List, ListRow, TextField, useLocation } from '@mosaic/ui'
import { useState } from 'react'
import { addressOf } from './catalogue-address'
import styles from './Catalogue.module.css'
import { matchingPages } from './matching-pages'
import { pages } from './pages'
import { useCatalogueTexts } from './texts'

/** Every building block by name; found by its name, its folder, its purpose or a property. */
export const PageList = () => {
  const { t } = useCatalogueTexts()
  const { search } = useLocation()
  const [filter, setFilter] = useState('')
  const found = matchingPages(pages, filter)
  return (
    <>
      <TextField
        label={t('search')}
        name="search"
        type="search"
        icon="magnifying-glass"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <div className={styles.block} aria-live="polite">
        {found.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <List label={t('title')}>
            {found.map(({ id, components, purpose }) => (
              <ListRow
                key={id}
                to={addressOf(id) + search}
                title={<span lang="en">{Object.keys(components).join(' · ') || id}</span>}
                detail={<span lang="en">{purpose}</span>}
              />
            ))}
          </List>
        )}
      </div>
    </>
  )
}
