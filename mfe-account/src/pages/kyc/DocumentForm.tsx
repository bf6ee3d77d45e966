import { asciiDigits, shortestName, visibleText, type ValueOf } from '@mosaic/contracts'
import { field, Form, OrderCheck, useForm, useProblemText } from '@mosaic/forms'
import { Card, TextField } from '@mosaic/ui'
import { useCacheKyc, useSubmitKycMutation } from '../../api/kyc'
import { useTexts } from '../../texts'
import styles from './KycPage.module.css'
import { PictureTile } from './PictureTile'

type Sides = ValueOf<'kyc'>['sides']

const sides = ['front', 'back', 'selfie'] as const
/** As the contract has it (`submitKyc`). */
const numberForm = /^[A-Za-z\d][A-Za-z\d .\-/]{3,31}$/

/** Pictures go as they are chosen; name and number hand them in. The front of the document is the least. */
export const DocumentForm = ({ sides: sent }: { readonly sides: Sides }) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const submit = useSubmitKycMutation()
  const cacheKyc = useCacheKyc()
  const form = useForm({
    fields: { fullName: field.secret(), documentNumber: field.secret() },
    errors: ({ fullName, documentNumber }) => ({
      fullName: visibleText(fullName).length < shortestName ? textOf(['required']) : undefined,
      documentNumber: numberForm.test(asciiDigits(documentNumber).trim()) ? undefined : t('kyc.numberWrong'),
    }),
    call: submit,
    onSubmit: (body) => submit.submit({ body }),
  })
  return (
    <>
      <Card>
        <OrderCheck compact names={['addKycImage']} onDone={cacheKyc}>
          <fieldset className={styles.pictures}>
            <legend className={styles.legend}>{t('kyc.pictures')}</legend>
            {sides.map((side) => (
              <PictureTile key={side} side={side} sent={sent.includes(side)} />
            ))}
          </fieldset>
        </OrderCheck>
        <p className={styles.hint}>{t('kyc.pictureHint')}</p>
      </Card>
      <Card>
        <OrderCheck compact names={['submitKyc']} onDone={cacheKyc} onRefused={submit.reset}>
          <Form form={form} submit={t('kyc.submit')} disabled={!sent.includes('front')}>
            <TextField
              {...form.input('fullName')}
              label={t('kyc.fullName')}
              icon="user"
              autoCapitalize="words"
              autoComplete="name"
              maxLength={80}
              required
            />
            <TextField
              {...form.input('documentNumber')}
              label={t('kyc.number')}
              hint={t('kyc.numberHint')}
              icon="identification-card"
              autoComplete="off"
              maxLength={32}
              required
            />
          </Form>
        </OrderCheck>
      </Card>
    </>
  )
}
