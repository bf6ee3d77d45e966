import type { ValueOf } from '@mosaic/contracts'
import { FormAlert, useFieldFocus } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { useDraft } from '@mosaic/session'
import { Button, Checkbox, ChoiceGrid, PasswordField, TextField } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useOpenAccount } from '../../api/registration'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { fieldOfFailure } from '../register/field-of-failure'
import type { RegisterSettings } from '../register/registration-form'
import { isShown, textFields, wishBody, wishProblems, type AccountWish, type WishField } from './account-wish'
import styles from './OpenAccountPage.module.css'

type Field = WishField | 'ageConfirmed'
const isField = (name: string | null): name is Field =>
  name === 'ageConfirmed' || (textFields as readonly (string | null)[]).includes(name)

export type OpenAccountFormProps = {
  readonly settings: RegisterSettings
  readonly onOpened: (account: ValueOf<'openAccount'>) => void
}

export const OpenAccountForm = ({ settings, onOpened }: OpenAccountFormProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textOf, hintOf } = useProblemText()
  const { refOf, focus } = useFieldFocus<Field>()
  const open = useOpenAccount()
  const draft = useDraft('openAccount', { username: '', nickname: '', type: '0' })
  const [secrets, setSecrets] = useState({ password: '', confirmPassword: '' })
  const [ageConfirmed, setAgeConfirmed] = useState(false)
  const [touched, setTouched] = useState(false)
  const wish: AccountWish = { ...draft.values, ...secrets, ageConfirmed }
  const problems = wishProblems(wish, settings)
  const refusedField = open.failure ? fieldOfFailure(open.failure.code) : null

  const change = (field: WishField) => (value: string) => {
    if (open.failure) open.reset()
    if (field === 'password' || field === 'confirmPassword') setSecrets((current) => ({ ...current, [field]: value }))
    else draft.change({ [field]: value })
  }
  const errorOf = (field: Field): string | undefined => {
    if (open.failure && refusedField === field) return errorText(open.failure.code)
    return touched ? textOf(problems[field], settings.fields[field]) : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (open.pending) return
    setTouched(true)
    const first = [...textFields, 'ageConfirmed' as const].find((field) => problems[field].length > 0)
    if (first) return focus(first)
    open.submit(
      { body: wishBody(wish) },
      {
        onSuccess: (account) => {
          draft.clear()
          onOpened(account)
        },
        onError: ({ failure }) => {
          const field = fieldOfFailure(failure.code)
          if (isField(field)) focus(field)
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <ChoiceGrid
        label={t('openAccount.type')}
        name="type"
        columns={2}
        value={wish.type}
        onChange={(type) => draft.change({ type })}
        choices={[
          { value: '0', title: t('openAccount.member'), icon: 'user' },
          { value: '1', title: t('openAccount.agent'), icon: 'users-three' },
        ]}
      />
      <p className={styles.hint}>{t(wish.type === '1' ? 'openAccount.agentHint' : 'openAccount.memberHint')}</p>
      {textFields
        .filter((field) => isShown(settings, field))
        .map((field) => {
          const secret = field === 'password' || field === 'confirmPassword'
          const Input = secret ? PasswordField : TextField
          return (
            <Input
              key={field}
              ref={refOf(field)}
              label={t(`field.${field}`)}
              name={field}
              icon={secret ? 'lock' : field === 'username' ? 'user' : 'user-circle'}
              autoComplete={secret ? 'new-password' : 'off'}
              required={field !== 'nickname'}
              maxLength={secret ? 128 : 64}
              value={wish[field]}
              onChange={(event) => change(field)(event.target.value)}
              error={errorOf(field)}
              hint={field === 'confirmPassword' ? undefined : hintOf(settings.fields[field])}
            />
          )
        })}
      {settings.ageConfirmation ? (
        <Checkbox
          ref={refOf('ageConfirmed')}
          label={t('openAccount.ageConfirmed', { age: settings.minAge })}
          name="ageConfirmed"
          checked={ageConfirmed}
          onChange={(event) => setAgeConfirmed(event.target.checked)}
          error={errorOf('ageConfirmed')}
        />
      ) : null}
      <FormAlert
        text={open.failure && !isField(refusedField) ? errorText(open.failure) : null}
        failure={open.failure}
      />
      <Button type="submit" size="l" block loading={open.pending}>
        {t('openAccount.submit')}
      </Button>
    </form>
  )
}
