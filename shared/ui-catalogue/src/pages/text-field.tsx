import { TextField, type FieldFrameProps, type TextFieldProps } from '@mosaic/ui'
import { useState, type ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [value, setValue] = useState('')
  const typed = { value, onChange: (event: { target: { value: string } }) => setValue(event.target.value) }
  return (
    <>
      <Specimen title={t('state.rest')}>
        <TextField label={t('sample.userName')} name="userName" {...typed} />
      </Specimen>
      <Specimen title={t('state.hint')}>
        <TextField
          label={t('sample.userName')}
          name="userName"
          hint={t('sample.userNameHint')}
          icon="user"
          required
          {...typed}
        />
      </Specimen>
      <Specimen title={t('state.error')}>
        <TextField label={t('sample.userName')} name="userName" error={t('sample.userNameTaken')} {...typed} />
      </Specimen>
      <Specimen title={t('state.disabled')}>
        <TextField label={t('sample.userName')} name="userName" value="player01" disabled readOnly />
      </Specimen>
      <Specimen title={t('state.longText')}>
        <TextField
          label={t('sample.longLabel')}
          name="remark"
          defaultValue={t('sample.longText')}
          hint={t('sample.longText')}
        />
      </Specimen>
    </>
  )
}

export const textField: CataloguePage = {
  id: 'text-field',
  folder: 'text-field',
  purpose: 'One line of typed text, with its label, a hint, and the error that says what to do.',
  components: {
    TextField: words<TextFieldProps, ComponentProps<'input'>>({
      label: 'What to type; always in view.',
      name: 'Field name of the payload.',
      error: 'What is wrong and what to do; read out when it appears, and takes the place of the hint.',
      hint: 'What will be accepted.',
      icon: 'Glyph before the text.',
      trailing: 'Something at the end of the box: a button, a unit.',
      required: 'Marks the label and tells screen readers.',
    }),
    FieldFrame: words<FieldFrameProps>({
      id: 'Id of the control inside.',
      label: 'What to type; always in view.',
      error: 'What is wrong and what to do; takes the place of the hint.',
      hint: 'What will be accepted.',
      required: 'Marks the label.',
      icon: 'Glyph before the control.',
      trailing: 'Something at the end of the box.',
      children: 'The control, with `describedBy` of the same id.',
    }),
  },
  Specimens,
}
