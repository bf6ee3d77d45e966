import { field, useForm, useProblemText } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn } from '@mosaic/session'
import { PasswordField, Sheet, Skeleton, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useConfirmationWays } from '../../api/confirmation'
import { useSetFirstPassword } from '../../api/security'
import { useRegisterSettings } from '../../api/register-settings'
import { ConfirmSheet } from '../../confirmation/ConfirmSheet'
import { useConfirmation } from '../../confirmation/use-confirmation'
import { useTexts } from '../../texts'
import { newPasswordFields, newPasswordProblems, type NewPassword } from '../change-password/password-change'
import { SheetForm } from './SheetForm'

export type FirstPasswordSheetProps = { readonly onClose: () => void; readonly onDone: () => void }

/** For who came by a number or a provider. The proof comes first: one of its ways leaves the page, and passwords are written down nowhere. */
export const FirstPasswordSheet = ({ onClose, onDone }: FirstPasswordSheetProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textsOf, hintOf } = useProblemText()
  const ways = useConfirmationWays()
  const [proven, setProven] = useState(false)
  const confirmation = useConfirmation()
  const set = useSetFirstPassword()
  const rule = useRegisterSettings(set.failure).data?.fields.password
  const save = (body: NewPassword) =>
    set.submit(
      { body },
      {
        onSuccess: (renewed) => {
          signIn(renewed)
          toast(t('security.first.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
        onError: ({ failure }) => void confirmation.askedBy(failure, () => save(body)),
      },
    )
  const form = useForm({
    fields: { newPassword: field.secret(), confirmNewPassword: field.secret() },
    errors: (values) => textsOf(newPasswordProblems(values, rule), { newPassword: rule }),
    call: { pending: set.pending, failure: set.failure },
    rules: { newPassword: rule },
    fieldOf: () => null,
    failureText: (failure) => (failure.code === 'confirmation.required' ? null : errorText(failure)),
    onSubmit: save,
  })

  // What failed once is asked for again in the sheet of the proof, which another wait here would take away.
  if (ways.isPending && ways.errorUpdateCount === 0)
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
        form={form}
        title={t('security.first.title')}
        lead={t('security.first.lead')}
        action={t('security.save')}
        onClose={onClose}
      >
        {newPasswordFields.map((name) => (
          <PasswordField
            key={name}
            {...form.input(name)}
            label={t(`field.${name}`)}
            required
            maxLength={128}
            autoComplete="new-password"
            hint={name === 'newPassword' ? hintOf(rule) : undefined}
          />
        ))}
      </SheetForm>
      {confirmation.asked ? <ConfirmSheet onConfirmed={confirmation.confirmed} onClose={confirmation.giveUp} /> : null}
    </>
  )
}
