import { Rail, type RailProps } from '@mosaic/ui'
import styles from '../Catalogue.module.css'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Rail label={t('sample.favourites')} itemWidth="40%">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.tile}>
              {t('sample.option', { number: index + 1 })}
            </div>
          ))}
        </Rail>
      </Specimen>
      <Specimen title={t('state.one')}>
        <Rail label={t('sample.notices')} itemWidth="40%">
          <div className={styles.tile}>{t('sample.option', { number: 1 })}</div>
        </Rail>
      </Specimen>
    </>
  )
}

export const rail: CataloguePage = {
  id: 'rail',
  folder: 'rail',
  purpose: 'One line of things that scrolls sideways, with a peek of the next.',
  components: {
    Rail: words<RailProps>({
      label: 'What lies in it.',
      itemWidth: 'CSS width of an item; leave room for a peek of the next one.',
      children: 'The items.',
    }),
  },
  Specimens,
}
