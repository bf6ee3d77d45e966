import { VirtualGrid, type VirtualGridProps } from '@mosaic/ui'
import { formatNumber } from '@mosaic/i18n'
import styles from '../Catalogue.module.css'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const numbers = Array.from({ length: 5000 }, (_, index) => index + 1)
/** As the tile's own style has it: `--space-12`. */
const height = () => 48

const Specimens = () => {
  const { t, tag } = useCatalogueTexts()
  const tile = (number: number) => <div className={styles.tile}>{formatNumber(number, tag)}</div>
  return (
    <>
      <Specimen title={t('state.empty')}>
        <VirtualGrid label={t('sample.favourites')} items={[]} itemKey={String} itemHeight={height} render={tile} />
      </Specimen>
      <Specimen title={t('state.many')}>
        <VirtualGrid label={t('sample.all')} items={numbers} itemKey={String} itemHeight={height} render={tile} />
      </Specimen>
    </>
  )
}

export const virtualGrid: CataloguePage = {
  id: 'virtual-grid',
  folder: 'virtual-grid',
  purpose: 'A grid of any length that keeps only the rows near the view in the page.',
  components: {
    VirtualGrid: words<VirtualGridProps<unknown>>({
      label: 'What lies in it.',
      items: 'All items, in order.',
      itemKey: 'What tells one item from another.',
      render: 'The item.',
      columns: 'Items in a row; 3 unless given.',
      rowSpace: 'Space between rows in CSS pixels; 10 unless given.',
      itemHeight: 'Height of an item for the width it gets, both in CSS pixels.',
    }),
  },
  Specimens,
}
