import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useState } from 'react'
import { useConfirmByPassword } from '../api/confirmation'
import { LoginPasswordField } from '../fields/LoginPasswordField'
import { useTexts } from '../texts'

export const ByPassword = ({ onConfirmed }: { readonly onConfirmed: () => void }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const confirm = useConfirmByPassword()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (password !== '' && !confirm.pending) confirm.submit({ body: { password } }, { onSuccess: onConfirmed })
      }}
    >
      <LoginPasswordField value={password} onChange={setPassword} touched={touched} />
      <FormAlert text={confirm.failure ? errorText(confirm.failure) : null} failure={confirm.failure} />
      <Button type="submit" size="l" block loading={confirm.pending}>
        {t('confirm.action')}
      </Button>
    </form>
  )
}
