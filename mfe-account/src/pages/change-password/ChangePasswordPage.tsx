import { isTrial } from '@mosaic/contracts'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn, useSession } from '@mosaic/session'
import { Button, Dialog, EmptyState, PasswordField, Screen, TextField, toast, useNavigate } from '@mosaic/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { useChangePassword, useSecurityOverview } from '../../api/security'
import { useRegisterSettings } from '../../api/register-settings'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { homePath } from '../login/next-path'
import styles from './ChangePasswordPage.module.css'
import {
  keepsOldPassword,
  passwordFields,
  passwordProblems,
  type PasswordChange,
  type PasswordField as FieldName,
} from './password-change'

const empty: PasswordChange = { oldPassword: '', newPassword: '', confirmNewPassword: '' }
/** How long the message of success stands before the home page (spec §4). */
const pauseBeforeHome = 1000

const ChangePasswordPage = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf, hintOf } = useProblemText()
  const navigate = useNavigate()
  const session = useSession()
  const rule = useRegisterSettings().data?.fields.password
  const { refOf, focus } = useFieldFocus<FieldName>()
  const [form, setForm] = useState(empty)
  const [touched, setTouched] = useState(false)
  const [popupOpen, setPopupOpen] = useState(false)
  const [done, setDone] = useState(false)
  const change = useChangePassword()
  const hasPassword = useSecurityOverview().data?.hasPassword ?? true
  const problems = passwordProblems(form, rule)

  useEffect(() => {
    if (!done) return undefined
    const leave = setTimeout(() => navigate(homePath, { replace: true }), pauseBeforeHome)
    return () => clearTimeout(leave)
  }, [done, navigate])

  const refuseSame = () => {
    setPopupOpen(true)
    setForm((current) => ({ ...current, newPassword: '', confirmNewPassword: '' }))
    setTouched(false)
  }

  const edit = (field: FieldName, value: string) => {
    // What was refused is no longer what stands there.
    if (change.failure) change.reset()
    setForm((current) => ({ ...current, [field]: value }))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.pending || done) return
    setTouched(true)
    const first = passwordFields.find((field) => problems[field].length > 0)
    if (first) return focus(first)
    if (keepsOldPassword(form)) return refuseSame()
    change.submit(
      { body: form },
      {
        onSuccess: (renewed) => {
          signIn(renewed)
          setForm(empty)
          setTouched(false)
          setDone(true)
          toast(t('changePassword.done'), { tone: 'success', duration: 'short' })
        },
        onError: ({ failure }) => {
          if (failure.code === 'modify.new.old.same') refuseSame()
          else if (failure.code === 'password.wrong.old') focus('oldPassword')
        },
      },
    )
  }

  const refused = change.failure && change.failure.code !== 'modify.new.old.same' ? errorText(change.failure) : null
  const closePopup = () => {
    setPopupOpen(false)
    focus('newPassword')
  }
  if (session && isTrial(session.type))
    return (
      <Screen title={t('changePassword.title')}>
        <EmptyState
          icon="lock"
          title={t('memberHome.trialTitle')}
          text={errorText('free_reject')}
          action={<Button to="/m/register">{t('memberHome.registerNow')}</Button>}
        />
      </Screen>
    )
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
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('field.username')}
          name="username"
          icon="user"
          autoComplete="username"
          value={session?.userName ?? ''}
          readOnly
        />
        {passwordFields.map((field) => (
          <PasswordField
            key={field}
            ref={refOf(field)}
            label={t(`field.${field}`)}
            name={field}
            icon="lock"
            required
            maxLength={128}
            autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
            value={form[field]}
            onChange={(event) => edit(field, event.target.value)}
            error={touched ? textOf(problems[field], rule) : undefined}
            hint={field === 'newPassword' ? hintOf(rule) : undefined}
          />
        ))}
        <FormAlert text={refused} failure={change.failure} />
        <Button type="submit" size="l" block loading={change.pending} disabled={done}>
          {t('changePassword.submit')}
        </Button>
        <Button variant="ghost" block to="/m/set" className={styles.cancel}>
          {t('changePassword.cancel')}
        </Button>
      </form>
      <Dialog
        open={popupOpen}
        onClose={closePopup}
        title={t('changePassword.popupTitle')}
        text={t('changePassword.samePassword')}
      />
    </Screen>
  )
}

export default ChangePasswordPage
