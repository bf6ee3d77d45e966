import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { PasswordField, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useSetSession } from '../api/queries'
import { useTexts } from '../texts'
import { DeviceProof } from './DeviceProof'
import styles from './SignIn.module.css'

export const PasswordForm = () => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const setSession = useSetSession()
  const login = useDeskMutation('login', { onDone: setSession })
  const [isKnown, setKnown] = useState(false)
  const form = useForm({
    fields: { name: field.text(), password: field.secret() },
    errors: ({ name, password }) => ({ name: missing(name), password: missing(password) }),
    call: login,
    onSubmit: (values) => login.submit(values),
  })
  const isRefused = login.failure?.code === 'rate.limited'
  return (
    <div className={styles.step}>
      <div role="status">{isKnown ? <p>{t('signIn.deviceKnown')}</p> : null}</div>
      <Form form={form} submit={t('signIn.next')}>
        <TextField {...form.input('name')} label={t('signIn.name')} icon="user" autoComplete="username" required />
        <PasswordField
          {...form.input('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          required
        />
      </Form>
      {isRefused ? (
        <DeviceProof
          onKnown={() => {
            login.reset()
            setKnown(true)
          }}
        />
      ) : null}
    </div>
  )
}
