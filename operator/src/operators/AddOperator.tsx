import { type Role, roles } from '@mosaic/contracts/desk'
import { field, Form, useForm } from '@mosaic/forms'
import { Card, CopyButton, Select, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Operators.module.css'

const nameForm = /^[a-z\d][a-z\d._-]{1,31}$/

type Start = { readonly name: string; readonly startPassword: string; readonly expiresAt: number }

/** The start password is shown here once and not stored. */
export const AddOperator = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const [start, setStart] = useState<Start | null>(null)
  const add = useDeskMutation('addOperator', { onDone: setStart })
  const form = useForm({
    fields: { name: field.text(), role: field.text('support') },
    errors: ({ name }) => ({ name: nameForm.test(name) ? undefined : t('operators.nameWrong') }),
    call: add,
    onSubmit: ({ name, role }) => {
      const chosen: Role | undefined = roles.find((each) => each === role)
      if (chosen) add.submit({ name, role: chosen }, { onSuccess: () => form.clear('name') })
    },
  })
  return (
    <Card className={styles.add}>
      <Form form={form} submit={t('operators.add')} variant="secondary">
        <TextField {...form.input('name')} label={t('signIn.name')} autoComplete="off" maxLength={32} required />
        <Select
          {...form.input('role')}
          label={t('operators.role')}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      </Form>
      {start ? (
        <div className={styles.start} role="status">
          <p>{t('operators.startPassword', { name: start.name, time: moment(start.expiresAt) })}</p>
          <p className={styles.password}>
            <code>{start.startPassword}</code>
            <CopyButton text={start.startPassword} label={t('operators.copy')} />
          </p>
        </div>
      ) : null}
    </Card>
  )
}
