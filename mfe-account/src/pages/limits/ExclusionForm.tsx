import { field, FormAlert, useForm } from '@mosaic/forms'
import { signOut } from '@mosaic/session'
import { Button, Checkbox, ChoiceGrid, Dialog, toast, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useExcludeMutation } from '../../api/protection'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './LimitsPage.module.css'

const spans = { break: ['1d', '3d', '7d', '30d'], exclusion: ['6m', '1y', '5y', 'forever'] } as const

type ExclusionFormProps = { readonly kind: keyof typeof spans; readonly onDone: () => void }

/** A break or a self-exclusion: duration, consequences, consent. Neither can be revoked. */
export const ExclusionForm = ({ kind, onDone }: ExclusionFormProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [span, setSpan] = useState<(typeof spans)[keyof typeof spans][number]>(spans[kind][0])
  const [confirming, setConfirming] = useState(false)
  const exclude = useExcludeMutation()

  const form = useForm({
    fields: { confirmed: field.consent() },
    errors: ({ confirmed }) => ({ confirmed: confirmed ? undefined : t('limits.mustUnderstand') }),
    call: { pending: exclude.pending, failure: exclude.failure },
    fieldOf: () => null,
    onSubmit: () =>
      exclude.submit(
        { body: { span, confirmed: true } },
        {
          onSuccess: ({ kind: started }) => {
            setConfirming(false)
            toast(t(started === 'self-exclusion' ? 'limits.exclusion.done' : 'limits.break.done'), {
              tone: 'success',
              duration: 'long',
            })
            onDone()
            if (started !== 'self-exclusion') return
            // The gateway has ended every session; this one ends like a logout.
            void signOut()
            navigate(homePath, { replace: true })
          },
        },
      ),
  })
  const open = () => {
    form.change({ confirmed: false })
    form.untouch()
    exclude.reset()
    setConfirming(true)
  }
  return (
    <>
      <p className={styles.explain}>{t(`limits.${kind}.text`)}</p>
      <ChoiceGrid
        label={t(`limits.${kind}.title`)}
        name={kind === 'break' ? 'breakSpan' : 'exclusionSpan'}
        columns={2}
        value={span}
        onChange={(value) => setSpan(spans[kind].find((each) => each === value) ?? spans[kind][0])}
        choices={spans[kind].map((each) => ({ value: each, title: t(`limits.span.${each}`) }))}
      />
      <Button variant={kind === 'break' ? 'secondary' : 'danger'} block className={styles.begin} onClick={open}>
        {t(`limits.${kind}.begin`)}
      </Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={
          span === 'forever'
            ? t('limits.exclusion.confirmForever')
            : t(`limits.${kind}.confirmTitle`, { span: t(`limits.span.${span}`) })
        }
        confirm={{ label: t(`limits.${kind}.confirm`), onConfirm: form.submit, danger: true, loading: form.pending }}
      >
        <p>{t(`limits.${kind}.confirmText`)}</p>
        <Checkbox {...form.checkbox('confirmed')} label={t('limits.understood')} className={styles.understood} />
        <FormAlert {...form.alert} />
      </Dialog>
    </>
  )
}
