import { field, Form, SmsCodeField, targetOf, useForm, useProblemText, useSmsCode } from '@mosaic/forms'
import { useConfirmBySmsMutation } from '../api/confirmation'
import { useTexts } from '../texts'
import styles from './Confirmation.module.css'

/** The gateway sends the code to the number of the account only. */
const ownNumber = { countryDialingCode: '', mobileNum: '' }

type ByCodeProps = { readonly mobileNum: string; readonly onConfirmed: () => void }

export const ByCode = ({ mobileNum, onConfirmed }: ByCodeProps) => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const sms = useSmsCode('confirm')
  const confirm = useConfirmBySmsMutation()
  const form = useForm({
    fields: { code: field.secret() },
    errors: ({ code }) => ({ code: missing(code) }),
    call: confirm,
    onSubmit: (body) => confirm.submit({ body }, { onSuccess: onConfirmed }),
  })
  return (
    <Form form={form} submit={t('confirm.byCode')} variant="secondary">
      <p className={styles.lead}>{t('confirm.codeTo', { number: mobileNum })}</p>
      <SmsCodeField
        {...form.field('code')}
        sms={sms}
        name="code"
        to={targetOf(ownNumber)}
        target={() => Promise.resolve(ownNumber)}
      />
    </Form>
  )
}
