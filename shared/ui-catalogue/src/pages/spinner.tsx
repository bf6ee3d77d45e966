import { Spinner, type SpinnerProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.sizes')} row>
        <Spinner size={16} />
        <Spinner label={t('state.loading')} />
        <Spinner size={48} />
      </Specimen>
    </>
  )
}

export const spinner: CataloguePage = {
  id: 'spinner',
  folder: 'spinner',
  purpose: 'Something is on its way and its shape is not known; otherwise use a skeleton.',
  components: {
    Spinner: words<SpinnerProps>({
      label: 'Read out; absent where the wait is told elsewhere.',
      size: 'Edge in CSS pixels; 24 unless given.',
    }),
  },
  Specimens,
}
