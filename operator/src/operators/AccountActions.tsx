import type { DeskValue } from '@mosaic/contracts/desk'
import { field, useForm } from '@mosaic/forms'
import { useErrorText, useLanguage } from '@mosaic/i18n'
import { Button, Dialog, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useOperator } from '../api/session'
import { useTexts } from '../texts'
import { isEmail } from './email-form'
import styles from './Operators.module.css'

export type OperatorRow = DeskValue<'operators'>['list'][number]

/** Changes an account; tells whether a second administrator has to decide. */
export const useSetOperator = () => {
  const { t } = useTexts()
  const errorText = useErrorText()
  return useDeskMutation('setOperator', {
    onDone: ({ proposal }) => {
      if (proposal?.state === 'PROPOSED') toast(t('operators.proposed'), { tone: 'info' })
    },
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
}

/** The address to which the link to enrol goes. */
export const EmailOf = ({ row }: { readonly row: OperatorRow }) => {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const set = useSetOperator()
  const form = useForm({
    fields: { email: field.text(row.email ?? '') },
    errors: ({ email }) => ({ email: isEmail(email) ? undefined : t('operators.emailWrong') }),
    call: set,
    onSubmit: ({ email }) => {
      setOpen(false)
      set.submit({ name: row.name, role: row.role, disabled: row.disabled, email: email.trim() })
    },
  })
  return (
    <>
      <Button size="s" variant="ghost" icon="note-pencil" onClick={() => setOpen(true)}>
        {row.email ?? t('operators.email')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={row.name}
        text={t('operators.emailHint')}
        confirm={{ label: t('operators.change'), onConfirm: form.submit }}
      >
        <TextField
          {...form.input('email')}
          label={t('operators.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
      </Dialog>
    </>
  )
}

/** Disable or enable, and a new link after a lost passkey. Operators cannot change their own account. */
export const AccountActions = ({ row }: { readonly row: OperatorRow }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const { name } = useOperator()
  const [asking, setAsking] = useState(false)
  const set = useSetOperator()
  const restart = useDeskMutation('restartOperator', {
    onDone: () => toast(t('operators.restarted'), { tone: 'success' }),
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  const own = row.name === name
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        variant="secondary"
        loading={set.pending}
        disabled={own}
        onClick={() => set.submit({ name: row.name, role: row.role, disabled: !row.disabled })}
      >
        {t(row.disabled ? 'operators.enable' : 'operators.disable')}
      </Button>
      <Button size="s" variant="secondary" loading={restart.pending} disabled={own} onClick={() => setAsking(true)}>
        {t('operators.restart')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('operators.restartTitle', { name: row.name })}
        text={t('operators.restartText')}
        confirm={{
          label: t('operators.restart'),
          onConfirm: () => {
            setAsking(false)
            restart.submit({ name: row.name, language })
          },
        }}
      />
    </div>
  )
}
