import { Picker, type PickerProps } from '@mosaic/ui'
import { useState } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [value, setValue] = useState('1')
  const options = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: t('sample.option', { number: index + 1 }),
  }))
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Picker
          label={t('sample.bank')}
          name="bank"
          icon="bank"
          hint={t('sample.bankHint')}
          options={options}
          value={value}
          onChange={setValue}
        />
      </Specimen>
      <Specimen title={t('state.error')}>
        <Picker
          label={t('sample.bankOfPayout')}
          name="payoutBank"
          error={t('sample.bankClosed')}
          options={options}
          value={value}
          onChange={setValue}
        />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Picker
          label={t('sample.longLabel')}
          name="longBank"
          options={[{ value: '1', label: t('sample.longText') }]}
          value="1"
          onChange={setValue}
        />
      </Specimen>
    </>
  )
}

export const picker: CataloguePage = {
  id: 'picker',
  folder: 'picker',
  purpose: 'One of many, chosen in a sheet of the site; arrow keys move inside it, Escape leaves it, focus comes back.',
  components: {
    Picker: words<PickerProps>({
      label: 'What is chosen; also the title of the sheet.',
      name: 'Field name of the payload.',
      options: 'Values with their texts.',
      value: 'The chosen value.',
      onChange: 'Called with another value only.',
      error: 'What is wrong and what to do.',
      hint: 'What follows from the choice.',
      icon: 'Glyph before the text.',
    }),
  },
  Specimens,
}
