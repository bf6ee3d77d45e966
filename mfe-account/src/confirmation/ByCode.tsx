import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useState } from 'react'
import { useConfirmBySms } from '../api/confirmation'
import { SmsCodeField } from '../sms/SmsCodeField'
import { useSmsCode } from '../sms/use-sms-code'
import { useTexts } from '../texts'
import styles from './Confirmation.module.css'

/** The gateway knows the number and takes no other. */
const ownNumber = { countryDialingCode: '', mobileNum: '' }

export type ByCodeProps = { readonly mobileNum: string; readonly onConfirmed: () => void }

export const ByCode = ({ mobileNum, onConfirmed }: ByCodeProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const sms = useSmsCode('confirm')
  const [code, setCode] = useState('')
  const [touched, setTouched] = useState(false)
  const confirm = useConfirmBySms()
  const change = (typed: string) => {
    if (confirm.failure) confirm.reset()
    setCode(typed)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (code !== '' && !confirm.pending) confirm.submit({ body: { code } }, { onSuccess: onConfirmed })
      }}
    >
      <p className={styles.lead}>{t('confirm.codeTo', { number: mobileNum })}</p>
      <SmsCodeField
        sms={sms}
        name="code"
        value={code}
        onChange={change}
        target={() => Promise.resolve(ownNumber)}
        error={touched && code === '' ? t('problem.required') : undefined}
      />
      <FormAlert text={confirm.failure ? errorText(confirm.failure) : null} failure={confirm.failure} />
      <Button type="submit" variant="secondary" size="l" block loading={confirm.pending}>
        {t('confirm.byCode')}
      </Button>
    </form>
  )
}
