import { Checkbox, type CheckboxProps } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <Checkbox label={t('sample.agree')} name="agree" />
      </Specimen>
      <Specimen title={t('state.selected')}>
        <Checkbox label={t('sample.agree')} name="agreed" defaultChecked />
      </Specimen>
      <Specimen title={t('state.error')}>
        <Checkbox label={t('sample.agree')} name="needed" error={t('sample.agreeNeeded')} />
      </Specimen>
      <Specimen title={t('state.disabled')}>
        <Checkbox label={t('sample.agree')} name="locked" disabled />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <Checkbox label={t('sample.longText')} name="long" />
      </Specimen>
    </>
  )
}

export const checkbox: CataloguePage = {
  id: 'checkbox',
  folder: 'checkbox',
  purpose: 'Yes or no; the whole row is the hit area.',
  components: {
    Checkbox: words<CheckboxProps, ComponentProps<'input'>>({
      label: 'What is agreed to; may hold links.',
      name: 'Field name of the payload.',
      error: 'What is missing; read out when it appears.',
    }),
  },
  Specimens,
}
