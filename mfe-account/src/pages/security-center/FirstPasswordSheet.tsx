import { signIn } from '@mosaic/session'
import { PasswordField, Sheet, Skeleton, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useConfirmationWays } from '../../api/confirmation'
import { useSetFirstPassword } from '../../api/security'
import { useRegisterSettings } from '../../api/register-settings'
import { ConfirmSheet } from '../../confirmation/ConfirmSheet'
import { useConfirmation } from '../../confirmation/use-confirmation'
import { useTexts } from '../../texts'
import { useProblemText } from '../../validation/use-problem-text'
import { newPasswordFields, newPasswordProblems, type NewPassword } from '../change-password/password-change'
import { SheetForm } from './SheetForm'

export type FirstPasswordSheetProps = { readonly onClose: () => void; readonly onDone: () => void }

const empty: NewPassword = { newPassword: '', confirmNewPassword: '' }

/** For who came by a number or a provider. The proof comes first: one of its ways leaves the page, and passwords are written down nowhere. */
export const FirstPasswordSheet = ({ onClose, onDone }: FirstPasswordSheetProps) => {
  const { t } = useTexts()
  const { textOf, hintOf } = useProblemText()
  const rule = useRegisterSettings().data?.fields.password
  const ways = useConfirmationWays()
  const [proven, setProven] = useState(false)
  const [form, setForm] = useState(empty)
  const [touched, setTouched] = useState(false)
  const confirmation = useConfirmation()
  const set = useSetFirstPassword()
  const problems = newPasswordProblems(form, rule)

  const submit = () => {
    setTouched(true)
    if (newPasswordFields.some((field) => problems[field].length > 0)) return
    set.submit(
      { body: form },
      {
        onSuccess: (renewed) => {
          signIn(renewed)
          toast(t('security.first.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
        onError: ({ failure }) => void confirmation.askedBy(failure, submit),
      },
    )
  }
  if (ways.isPending)
    return (
      <Sheet open onClose={onClose} title={t('security.first.title')}>
        <Skeleton height={220} />
      </Sheet>
    )
  if (!proven && (ways.data?.until ?? null) === null)
    return <ConfirmSheet onConfirmed={() => setProven(true)} onClose={onClose} />
  return (
    <>
      <SheetForm
        title={t('security.first.title')}
        lead={t('security.first.lead')}
        action={t('security.save')}
        pending={set.pending}
        failure={set.failure?.code === 'confirmation.required' ? null : set.failure}
        onSubmit={submit}
        onClose={onClose}
      >
        {newPasswordFields.map((field) => (
          <PasswordField
            key={field}
            label={t(`field.${field}`)}
            name={field}
            required
            maxLength={128}
            autoComplete="new-password"
            value={form[field]}
            onChange={(event) => setForm((current) => ({ ...current, [field]: event.target.value }))}
            error={touched ? textOf(problems[field], rule) : undefined}
            hint={field === 'newPassword' ? hintOf(rule) : undefined}
          />
        ))}
      </SheetForm>
      {confirmation.asked ? <ConfirmSheet onConfirmed={confirmation.confirmed} onClose={confirmation.giveUp} /> : null}
    </>
  )
}
