import { pictureProblem, pictureTypes, readAsDataUrl, type BodyOf } from '@mosaic/contracts'
import { classNames, Icon, toast, useFailureToast } from '@mosaic/ui'
import type { ChangeEvent } from 'react'
import { useAddKycImageMutation } from '../../api/kyc'
import { useTexts } from '../../texts'
import styles from './KycPage.module.css'

type PictureTileProps = { readonly side: BodyOf<'addKycImage'>['side']; readonly sent: boolean }

/** One picture of the document; another one takes its place. */
export const PictureTile = ({ side, sent }: PictureTileProps) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const add = useAddKycImageMutation()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Reset, so that the same file can be chosen again after a failure.
    event.target.value = ''
    if (!file) return
    const problem = pictureProblem(file)
    if (problem) {
      toast(t(`picture.${problem}`), { tone: 'error' })
      return
    }
    void readAsDataUrl(file).then(
      (image) => add.submit({ body: { side, image } }, { onError: ({ failure }) => showFailure(failure) }),
      () => showFailure({ code: 'picture.invalid' }),
    )
  }
  return (
    <label className={classNames(styles.tile, sent && styles.sent)} aria-busy={add.pending || undefined}>
      <Icon name={sent ? 'check-circle' : 'plus'} size={26} weight={sent ? 'fill' : 'regular'} />
      <span>{t(`kyc.side.${side}`)}</span>
      <span className={styles.state}>{t(sent ? 'kyc.sent' : 'kyc.choose')}</span>
      <input
        type="file"
        name={side}
        accept={pictureTypes.join(',')}
        className={styles.file}
        disabled={add.pending}
        onChange={choose}
      />
    </label>
  )
}
