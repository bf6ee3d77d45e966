import { Section } from '@mosaic/ui'
import styles from './Catalogue.module.css'
import type { CataloguePage } from './page'
import { useCatalogueTexts } from './texts'

/** One building block: its states live, then its properties in words. */
export const PageView = ({ page: { purpose, components, Specimens } }: { readonly page: CataloguePage }) => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <p className={styles.purpose} lang="en">
        {purpose}
      </p>
      <Specimens />
      {Object.keys(components).length === 0 ? null : (
        <Section title={t('properties')} className={styles.block}>
          {Object.entries(components).map(([component, props]) => (
            <div key={component} lang="en">
              <h3 className={styles.component}>{component}</h3>
              <dl>
                {Object.entries(props).map(([name, descriptions]) => (
                  <div key={name} className={styles.prop}>
                    <dt className={styles.name}>{name}</dt>
                    <dd className={styles.words}>{descriptions}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          <p className={styles.words}>{t('everyComponent')}</p>
        </Section>
      )}
    </>
  )
}
