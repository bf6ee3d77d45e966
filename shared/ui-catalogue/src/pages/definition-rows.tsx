import { DefinitionRows, type DefinitionRowsProps } from '@mosaic/ui'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <DefinitionRows
          rows={[
            { label: t('sample.amount'), value: '100' },
            { label: t('sample.fee'), value: '2' },
            { label: t('sample.total'), value: '102', strong: true },
          ]}
        />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <DefinitionRows rows={[{ label: t('sample.longLabel'), value: t('sample.longText') }]} />
      </Specimen>
    </>
  )
}

export const definitionRows: CataloguePage = {
  id: 'definition-rows',
  folder: 'definition-rows',
  purpose: 'Names on the left, values on the right; a strong row as a total.',
  components: {
    DefinitionRows: words<DefinitionRowsProps>({ rows: 'Label and value of each; strong stands below a line.' }),
  },
  Specimens,
}
