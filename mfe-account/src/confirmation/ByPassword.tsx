import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { useConfirmByPasswordMutation } from '../api/confirmation'
import { LoginPasswordField } from '../fields/LoginPasswordField'
import { useTexts } from '../texts'

export const ByPassword = ({ onConfirmed }: { readonly onConfirmed: () => void }) => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const confirm = useConfirmByPasswordMutation()
  const form = useForm({
    fields: { password: field.secret() },
    errors: ({ password }) => ({ password: missing(password) }),
    call: { pending: confirm.pending, failure: confirm.failure },
    onSubmit: (body) => confirm.submit({ body }, { onSuccess: onConfirmed }),
  })
  return (
    <Form form={form} submit={t('confirm.action')}>
      <LoginPasswordField {...form.field('password')} />
    </Form>
  )
}
