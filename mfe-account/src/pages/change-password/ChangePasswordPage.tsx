import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn, useFlag, useSession } from '@mosaic/session'
import { Button, Dialog, EmptyState, PasswordField, Screen, TextField, toast, useNavigate } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useChangePasswordMutation, useSecurityOverviewQuery } from '../../api/security'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './ChangePasswordPage.module.css'
import { reusesOldPassword, passwordFields, passwordProblems } from './password-change'

/** Time that the success message is shown before the home page (spec §4). */
const pauseBeforeHome = 1000

const ChangePasswordPage = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textsOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const session = useSession()
  const [popupOpen, setPopupOpen] = useState(false)
  const [done, setDone] = useState(false)
  const change = useChangePasswordMutation()
  const rule = useRegisterSettingsQuery(change.failure).data?.fields.password
  const hasPassword = useSecurityOverviewQuery(useFlag('SECPRIV')).data?.hasPassword ?? true

  useEffect(() => {
    if (!done) return undefined
    const leave = setTimeout(() => navigate(homePath, { replace: true }), pauseBeforeHome)
    return () => clearTimeout(leave)
  }, [done, navigate])

  const refuseSame = () => {
    setPopupOpen(true)
    form.clear('newPassword', 'confirmNewPassword')
  }
  const form = useForm({
    fields: { oldPassword: field.secret(), newPassword: field.secret(), confirmNewPassword: field.secret() },
    errors: (values) => textsOf(passwordProblems(values, rule), { newPassword: rule }),
    call: change,
    rules: { newPassword: rule },
    fieldOf: () => null,
    focusAfter: ({ code }) => (code === 'password.wrong.old' ? 'oldPassword' : null),
    failureText: (failure) => (failure.code === 'modify.new.old.same' ? null : errorText(failure)),
    onSubmit: (values) => {
      if (done) return
      if (reusesOldPassword(values)) {
        refuseSame()
        return
      }
      change.submit(
        { body: values },
        {
          onSuccess: (renewed) => {
            signIn(renewed)
            form.clear(...passwordFields)
            setDone(true)
            toast(t('changePassword.done'), { tone: 'success', duration: 'short' })
          },
          onError: ({ failure }) => {
            if (failure.code === 'modify.new.old.same') refuseSame()
          },
        },
      )
    },
  })

  const closePopup = () => {
    setPopupOpen(false)
    form.focus('newPassword')
  }
  if (!hasPassword && !done)
    return (
      <Screen title={t('changePassword.title')}>
        <EmptyState
          icon="lock"
          title={t('security.first.title')}
          text={errorText('password.missing')}
          action={<Button to="/m/securityCenter">{t('security.title')}</Button>}
        />
      </Screen>
    )
  return (
    <Screen title={t('changePassword.title')}>
      <Form
        form={form}
        submit={t('changePassword.submit')}
        disabled={done}
        className={styles.form}
        after={
          <Button variant="ghost" block to="/m/set" className={styles.cancel}>
            {t('changePassword.cancel')}
          </Button>
        }
      >
        <TextField
          label={t('field.username')}
          name="username"
          icon="user"
          autoComplete="username"
          value={session?.userName ?? ''}
          readOnly
        />
        {passwordFields.map((name) => (
          <PasswordField
            key={name}
            {...form.input(name)}
            label={t(`field.${name}`)}
            icon="lock"
            required
            maxLength={longestTypedSecret(longestTested)}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            hint={name === 'newPassword' ? hintOf(rule) : undefined}
          />
        ))}
      </Form>
      <Dialog
        open={popupOpen}
        onClose={closePopup}
        title={t('changePassword.popupTitle')}
        text={errorText('same_password')}
      />
    </Screen>
  )
}

export default ChangePasswordPage
