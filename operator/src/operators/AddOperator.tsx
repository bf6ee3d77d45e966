import { type Role, roles } from '@mosaic/contracts/desk'
import { field, Form, useForm } from '@mosaic/forms'
import { useLanguage } from '@mosaic/i18n'
import { Card, Select, TextField, toast } from '@mosaic/ui'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'
import { isEmail } from './email-form'
import styles from './Operators.module.css'

const nameForm = /^[a-z\d][a-z\d._-]{1,31}$/

/** A second administrator decides. The link to enrol goes to the person alone. */
export const AddOperator = () => {
  const { t } = useTexts()
  const { language } = useLanguage()
  const add = useDeskMutation('addOperator', {
    onDone: ({ state }) => toast(t(state === 'DONE' ? 'operators.added' : 'operators.proposed'), { tone: 'success' }),
  })
  const form = useForm({
    fields: { name: field.text(), email: field.text(), role: field.text('support') },
    errors: ({ name, email }) => ({
      name: nameForm.test(name) ? undefined : t('operators.nameWrong'),
      email: isEmail(email) ? undefined : t('operators.emailWrong'),
    }),
    call: add,
    onSubmit: ({ name, email, role }) => {
      const chosen: Role | undefined = roles.find((each) => each === role)
      if (chosen)
        add.submit(
          { name, email: email.trim(), role: chosen, language },
          { onSuccess: () => form.clear('name', 'email') },
        )
    },
  })
  return (
    <Card className={styles.add}>
      <Form form={form} submit={t('operators.add')} variant="secondary">
        <TextField {...form.input('name')} label={t('signIn.name')} autoComplete="off" maxLength={32} required />
        <TextField
          {...form.input('email')}
          label={t('operators.email')}
          hint={t('operators.emailHint')}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <Select
          {...form.input('role')}
          label={t('operators.role')}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      </Form>
    </Card>
  )
}
