import { Select, type SelectProps } from '@mosaic/ui'
import { useState, type ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [value, setValue] = useState('1')
  const options = [1, 2, 3].map((number) => ({ value: String(number), label: t('sample.option', { number }) }))
  const chosen = { options, value, onChange: (event: { target: { value: string } }) => setValue(event.target.value) }
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Select label={t('sample.bank')} name="bank" icon="bank" hint={t('sample.bankHint')} {...chosen} />
      </Specimen>
      <Specimen title={t('state.error')}>
        <Select label={t('sample.bank')} name="bank" error={t('sample.bankClosed')} {...chosen} />
      </Specimen>
      <Specimen title={t('state.disabled')}>
        <Select label={t('sample.bank')} name="bank" disabled {...chosen} />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Select label={t('sample.bank')} name="bank" options={[{ value: '1', label: t('sample.longText') }]} />
      </Specimen>
    </>
  )
}

export const select: CataloguePage = {
  id: 'select',
  folder: 'select',
  purpose: 'One of a short list, chosen in the picker of the platform.',
  components: {
    Select: words<SelectProps, ComponentProps<'select'>>({
      label: 'What is chosen.',
      name: 'Field name of the payload.',
      options: 'Values with their texts.',
      error: 'What is wrong and what to do.',
      hint: 'What follows from the choice.',
      icon: 'Glyph before the text.',
    }),
  },
  Specimens,
}
