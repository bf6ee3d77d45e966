import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signOut } from '@mosaic/session'
import { Button, Checkbox, ChoiceGrid, Dialog, toast, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useExclude } from '../../api/protection'
import { useTexts } from '../../texts'
import { homePath } from '../login/next-path'
import styles from './LimitsPage.module.css'

const spans = { break: ['1d', '3d', '7d', '30d'], exclusion: ['6m', '1y', '5y', 'forever'] } as const

export type ExclusionFormProps = { readonly kind: keyof typeof spans; readonly onDone: () => void }

/** A break or a self-exclusion: choose how long, read what it means, say yes. Neither can be taken back. */
export const ExclusionForm = ({ kind, onDone }: ExclusionFormProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [span, setSpan] = useState<(typeof spans)[keyof typeof spans][number]>(spans[kind][0])
  const [asking, setAsking] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const [missed, setMissed] = useState(false)
  const exclude = useExclude()

  const confirm = () => {
    setMissed(!understood)
    if (!understood || exclude.pending) return
    exclude.submit(
      { body: { span, confirmed: true } },
      {
        onSuccess: ({ kind: started }) => {
          setAsking(false)
          toast(t(started === 'self-exclusion' ? 'limits.exclusion.done' : 'limits.break.done'), {
            tone: 'success',
            duration: 'long',
          })
          onDone()
          if (started !== 'self-exclusion') return
          // The gateway has ended every session; this one says goodbye as a logout does.
          void signOut()
          navigate(homePath, { replace: true })
        },
      },
    )
  }
  const open = () => {
    setUnderstood(false)
    setMissed(false)
    exclude.reset()
    setAsking(true)
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
        open={asking}
        onClose={() => setAsking(false)}
        title={
          span === 'forever'
            ? t('limits.exclusion.confirmForever')
            : t(`limits.${kind}.confirmTitle`, { span: t(`limits.span.${span}`) })
        }
        confirm={{ label: t(`limits.${kind}.confirm`), onConfirm: confirm, danger: true, loading: exclude.pending }}
      >
        <p>{t(`limits.${kind}.confirmText`)}</p>
        <Checkbox
          name="confirmed"
          label={t('limits.understood')}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
          className={styles.understood}
          {...(missed && !understood && { error: t('limits.mustUnderstand') })}
        />
        <FormAlert text={exclude.failure ? errorText(exclude.failure) : null} failure={exclude.failure} />
      </Dialog>
    </>
  )
}
