import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { PasswordField, TextField } from '@mosaic/ui'
import { useDeskMutation, useSetSession } from '../api/queries'
import { useTexts } from '../texts'

export const PasswordForm = () => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const setSession = useSetSession()
  const login = useDeskMutation('login', { onDone: setSession })
  const form = useForm({
    fields: { name: field.text(), password: field.secret() },
    errors: ({ name, password }) => ({ name: missing(name), password: missing(password) }),
    call: login,
    onSubmit: (values) => login.submit(values),
  })
  return (
    <Form form={form} submit={t('signIn.next')}>
      <TextField {...form.input('name')} label={t('signIn.name')} icon="user" autoComplete="username" required />
      <PasswordField
        {...form.input('password')}
        label={t('signIn.password')}
        autoComplete="current-password"
        required
      />
    </Form>
  )
}
