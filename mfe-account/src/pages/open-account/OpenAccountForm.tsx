import type { ValueOf } from '@mosaic/contracts'
import { field, Form, OrderCheck, useForm, useProblemText } from '@mosaic/forms'
import { Checkbox, ChoiceGrid, PasswordField, TextField } from '@mosaic/ui'
import { useOwnRebates } from '../../api/own-rebates'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useOpenAccountMutation } from '../../api/registration'
import { useTexts } from '../../texts'
import { fieldOfFailure } from '../register/field-of-failure'
import type { RegisterSettings } from '../register/registration-form'
import { isShown, textFields, accountBody, accountProblems } from './account-request'
import { CommissionShareChoice } from './CommissionShareChoice'
import { sharedRates } from './commission-share'
import styles from './OpenAccountPage.module.css'

const fieldNames = [...textFields, 'ageConfirmed'] as const

type OpenAccountFormProps = {
  readonly settings: RegisterSettings
  readonly onOpened: (account: ValueOf<'openAccount'>) => void
}

export const OpenAccountForm = ({ settings, onOpened }: OpenAccountFormProps) => {
  const { t } = useTexts()
  const { textsOf, hintOf } = useProblemText()
  const open = useOpenAccountMutation()
  useRegisterSettingsQuery(open.failure)
  const own = useOwnRebates()
  const form = useForm({
    draft: { name: 'openAccount' },
    fields: {
      type: field.text('0'),
      share: field.text('0'),
      username: field.text(),
      nickname: field.text(),
      password: field.secret(),
      confirmPassword: field.secret(),
      ageConfirmed: field.consent(),
    },
    errors: (values) => textsOf(accountProblems(values, settings), settings.fields),
    call: open,
    rules: settings.fields,
    fieldOf: ({ code }) => fieldNames.find((name) => name === fieldOfFailure(code)) ?? null,
    onSubmit: (values) =>
      open.submit(
        { body: { ...accountBody(values), rebates: values.type === '1' ? sharedRates(own, values.share) : [] } },
        { onSuccess: onDone },
      ),
  })
  const onDone = (account: ValueOf<'openAccount'>) => {
    form.clearDraft()
    onOpened(account)
  }
  return (
    <OrderCheck names={['openAccount']} onDone={onDone} onRefused={open.reset}>
      <Form form={form} submit={t('openAccount.submit')}>
        <ChoiceGrid
          {...form.choice('type')}
          label={t('openAccount.type')}
          columns={2}
          choices={[
            { value: '0', title: t('openAccount.member'), icon: 'user' },
            { value: '1', title: t('openAccount.agent'), icon: 'users-three' },
          ]}
        />
        <p className={styles.hint}>
          {t(form.values.type === '1' ? 'openAccount.agentHint' : 'openAccount.memberHint')}
        </p>
        {form.values.type === '1' ? <CommissionShareChoice {...form.choice('share')} own={own} /> : null}
        {textFields
          .filter((name) => isShown(settings, name))
          .map((name) => {
            const secret = name === 'password' || name === 'confirmPassword'
            const Input = secret ? PasswordField : TextField
            return (
              <Input
                key={name}
                {...form.input(name)}
                label={t(`field.${name}`)}
                icon={secret ? 'lock' : name === 'username' ? 'user' : 'user-circle'}
                autoComplete={secret ? 'new-password' : 'off'}
                required={name !== 'nickname'}
                maxLength={secret ? 128 : 64}
                hint={name === 'confirmPassword' ? undefined : hintOf(settings.fields[name])}
              />
            )
          })}
        {settings.ageConfirmation ? (
          <Checkbox
            {...form.checkbox('ageConfirmed')}
            label={t('openAccount.ageConfirmed', { age: settings.minAge })}
          />
        ) : null}
      </Form>
    </OrderCheck>
  )
}
