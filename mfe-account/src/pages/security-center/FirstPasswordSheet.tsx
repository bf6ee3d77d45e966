import { longestTested, longestTypedSecret } from '@mosaic/contracts'
import { field, useForm, useProblemText } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { signIn } from '@mosaic/session'
import { PasswordField, Sheet, Skeleton, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useConfirmationMethodsQuery } from '../../api/confirmation'
import { useSetFirstPasswordMutation } from '../../api/security'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { ConfirmSheet } from '../../confirmation/ConfirmSheet'
import { useConfirmation } from '../../confirmation/use-confirmation'
import { useTexts } from '../../texts'
import { newPasswordFields, newPasswordProblems, type NewPassword } from '../change-password/password-change'
import { SheetForm } from './SheetForm'

type FirstPasswordSheetProps = { readonly onClose: () => void; readonly onDone: () => void }

/** For who came by a number or a provider. The proof comes first: one of its ways leaves the page, and passwords are written down nowhere. */
export const FirstPasswordSheet = ({ onClose, onDone }: FirstPasswordSheetProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { textsOf, hintOf } = useProblemText()
  const methods = useConfirmationMethodsQuery()
  const [verified, setVerified] = useState(false)
  const confirmation = useConfirmation()
  const set = useSetFirstPasswordMutation()
  const rule = useRegisterSettingsQuery(set.failure).data?.fields.password
  const save = (body: NewPassword) =>
    set.submit(
      { body },
      {
        onSuccess: (renewed) => {
          signIn(renewed)
          toast(t('security.first.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
        onError: ({ failure }) => void confirmation.requestFor(failure, () => save(body)),
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

  // A failed query is repeated in the proof's sheet; a spinner here would close it.
  if (methods.isPending && methods.errorUpdateCount === 0)
    return (
      <Sheet open onClose={onClose} title={t('security.first.title')}>
        <Skeleton height={220} />
      </Sheet>
    )
  if (!verified && (methods.data?.until ?? null) === null)
    return <ConfirmSheet onConfirmed={() => setVerified(true)} onClose={onClose} />
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
            maxLength={longestTypedSecret(longestTested)}
            autoComplete="new-password"
            hint={name === 'newPassword' ? hintOf(rule) : undefined}
          />
        ))}
      </SheetForm>
      {confirmation.open ? <ConfirmSheet onConfirmed={confirmation.confirmed} onClose={confirmation.cancel} /> : null}
    </>
  )
}
