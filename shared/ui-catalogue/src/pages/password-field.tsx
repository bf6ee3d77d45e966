import { PasswordField, type PasswordFieldProps } from '@mosaic/ui'
import type { ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  return (
    <>
      <Specimen title={t('state.rest')}>
        <PasswordField label={t('sample.password')} name="password" autoComplete="off" />
      </Specimen>
      <Specimen title={t('state.hint')}>
        <PasswordField
          label={t('sample.password')}
          name="password"
          autoComplete="off"
          hint={t('sample.userNameHint')}
          icon="lock"
          required
        />
      </Specimen>
      <Specimen title={t('state.error')}>
        <PasswordField
          label={t('sample.password')}
          name="password"
          autoComplete="off"
          error={t('sample.passwordWrong')}
        />
      </Specimen>
      <Specimen title={t('state.disabled')}>
        <PasswordField label={t('sample.password')} name="password" autoComplete="off" disabled />
      </Specimen>
    </>
  )
}

export const passwordField: CataloguePage = {
  id: 'password-field',
  folder: 'text-field',
  purpose: 'A secret that can be shown while it is typed; pasting is allowed.',
  components: {
    PasswordField: words<PasswordFieldProps, ComponentProps<'input'>>({
      label: 'Which secret.',
      name: 'Field name of the payload.',
      error: 'What is wrong and what to do.',
      hint: 'What will be accepted.',
      icon: 'Glyph before the text.',
      autoComplete: 'current-password unless given; new-password where one is chosen.',
    }),
  },
  Specimens,
}
