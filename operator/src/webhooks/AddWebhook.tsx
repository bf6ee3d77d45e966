import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { Card, DefinitionRows, Select, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import styles from '../operators/Operators.module.css'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'

/** The key of the signature is shown once, after the address is added. */
export const AddWebhook = () => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const merchants = useDeskQuery('members', {}).data?.merchants ?? []
  const [secret, setSecret] = useState<string | null>(null)
  const add = useDeskMutation('addWebhook', { onDone: (added) => setSecret(added.secret) })
  const form = useForm({
    fields: { merchant: field.text(), url: field.text() },
    errors: ({ merchant, url }) => ({
      merchant: merchant === '' ? textOf(['required']) : undefined,
      url: /^https?:\/\/\S+$/.test(url.trim()) ? undefined : t('webhooks.urlHint'),
    }),
    call: add,
    onSubmit: ({ merchant, url }) => add.submit({ merchant, url: url.trim() }, { onSuccess: () => form.clear('url') }),
  })
  return (
    <Card className={styles.add}>
      <Form form={form} submit={t('webhooks.add')} variant="secondary">
        <Select
          {...form.input('merchant')}
          label={t('members.merchant')}
          required
          options={[{ value: '', label: '–' }, ...merchants.map(({ code, name }) => ({ value: code, label: name }))]}
        />
        <TextField
          {...form.input('url')}
          type="url"
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          autoComplete="off"
          maxLength={500}
          required
        />
      </Form>
      {secret === null ? null : (
        <div role="status">
          <DefinitionRows rows={[{ label: t('webhooks.secret'), value: <code>{secret}</code> }]} />
          <p className={queue.note}>{t('webhooks.secretOnce')}</p>
        </div>
      )}
    </Card>
  )
}
