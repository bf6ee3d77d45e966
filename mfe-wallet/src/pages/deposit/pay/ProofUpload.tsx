import { pictureProblem, pictureTypes, readAsDataUrl, type Deposit } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { Icon, Spinner, toast, useFailureToast } from '@mosaic/ui'
import { useState, type ChangeEvent } from 'react'
import { useCacheDeposit, useDepositProofMutation } from '../../../api/deposits'
import { useTexts } from '../../../texts'
import styles from './Payment.module.css'

/** Spec §9. */
const mostProofs = 3

/** Pictures of the transfer, up to three; each is uploaded as soon as it is chosen. */
export const ProofUpload = ({ deposit: { depositId, proofs } }: { readonly deposit: Deposit }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const cacheDeposit = useCacheDeposit()
  const { run } = useDepositProofMutation()
  const [sending, setSending] = useState(false)
  const refused = (text: string) => toast(text, { tone: 'error' })

  const saySent = () => toast(t('pay.proofSent'), { tone: 'success' })
  const onDone = (deposit: Deposit) => {
    cacheDeposit(deposit)
    saySent()
  }

  const send = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      // A file of a cloud drive is offered although it cannot be fetched.
      const image = await readAsDataUrl(file).catch(() => null)
      if (image === null) return void showFailure({ code: 'picture.invalid' })
      const failure = await run({ body: { depositId, image } }).then(
        () => null,
        (error: { readonly failure: { readonly code: string } }) => error.failure,
      )
      if (failure) return void showFailure(failure)
    }
    saySent()
  }

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after a failure.
    event.target.value = ''
    if (files.length === 0) return
    if (files.length > mostProofs - proofs) return void refused(t('pay.tooMany', { count: mostProofs }))
    const problem = files.map(pictureProblem).find((each) => each !== null)
    if (problem) return void refused(t(`pay.problem.${problem}`))
    setSending(true)
    void send(files).finally(() => setSending(false))
  }

  return (
    <div className={styles.payment}>
      <p className={styles.hint}>
        {proofs === 0
          ? t('pay.proofHint', { count: mostProofs })
          : t('pay.proofs', { count: proofs, most: mostProofs })}
      </p>
      {proofs >= mostProofs ? null : (
        <OrderCheck compact names={['depositProof']} onDone={onDone}>
          <label className={styles.pick} aria-busy={sending || undefined}>
            {sending ? <Spinner size={20} /> : <Icon name="receipt" size={22} />}
            <span>{proofs === 0 ? t('pay.sendProof') : t('pay.sendAnother')}</span>
            <input
              type="file"
              name="image"
              multiple
              accept={pictureTypes.join(',')}
              className={styles.file}
              disabled={sending}
              onChange={choose}
            />
          </label>
        </OrderCheck>
      )}
    </div>
  )
}
