import { visibleText } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { Card, TextField } from '@mosaic/ui'
import { useDeskMutation } from '../api/queries'
import { useMayDo } from '../api/session'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Members.module.css'

const shortest = 2

const NewNote = ({ memberId }: { readonly memberId: string }) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const note = useDeskMutation('noteMember')
  const form = useForm({
    fields: { text: field.text() },
    errors: ({ text }) => ({ text: visibleText(text).length < shortest ? textOf(['required']) : undefined }),
    call: note,
    onSubmit: ({ text }) => note.submit({ memberId, text }, { onSuccess: () => form.clear('text') }),
  })
  return (
    <Form form={form} submit={t('members.addNote')} variant="secondary">
      <TextField {...form.input('text')} label={t('members.note')} maxLength={1000} required />
    </Form>
  )
}

/** Notes are only added, never changed. */
export const Notes = ({ sheet: { memberId, notes } }: { readonly sheet: DeskValue<'member'> }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('members.notes')}</h2>
      <ul>
        {notes.map(({ id, at, operator, text }) => (
          <li key={id} className={styles.note}>
            {text}
            <span className={styles.by}>{`${operator} · ${moment(at)}`}</span>
          </li>
        ))}
      </ul>
      {mayDo('members.note') ? <NewNote memberId={memberId} /> : null}
    </Card>
  )
}
