import { pictureProblem, pictureTypes, readAsDataUrl } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { Icon, IconButton, Spinner, toast, useFailureToast } from '@mosaic/ui'
import { type ChangeEvent, useState } from 'react'
import { useAddPromotionImage } from '../../api/promotions'
import { useTexts } from '../../texts'
import styles from './ApplicationImages.module.css'

export type UploadedImage = { readonly imageId: string; readonly name: string; readonly preview: string }

/** Spec §9. */
const mostImages = 3

type ApplicationImagesProps = {
  readonly promotionId: string
  readonly images: readonly UploadedImage[]
  readonly onChange: (images: readonly UploadedImage[]) => void
  readonly uploading: boolean
  readonly onUploading: (uploading: boolean) => void
}

/** Pictures of an application; each is uploaded as soon as it is chosen, and can be removed again. */
export const ApplicationImages = ({
  promotionId,
  images,
  onChange,
  uploading,
  onUploading,
}: ApplicationImagesProps) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const { run } = useAddPromotionImage()

  const [last, setLast] = useState<Omit<UploadedImage, 'imageId'>>({ name: '', preview: '' })

  const upload = async (files: readonly File[]): Promise<void> => {
    let sent = images
    for (const file of files) {
      // A file of a cloud drive is offered although it cannot be fetched.
      const preview = await readAsDataUrl(file).catch(() => null)
      if (preview === null) return void showFailure({ code: 'picture.invalid' })
      setLast({ name: file.name, preview })
      const answer = await run({ body: { promotionId, image: preview } }).catch(
        (error: { readonly failure: { readonly code: string } }) => error,
      )
      if ('failure' in answer) return void showFailure(answer.failure)
      sent = [...sent, { imageId: answer.imageId, name: file.name, preview }]
      onChange(sent)
    }
  }

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after a failure.
    event.target.value = ''
    if (files.length === 0) return
    if (files.length > mostImages - images.length)
      return void toast(t('apply.tooMany', { count: mostImages }), { tone: 'error' })
    const problem = files.map(pictureProblem).find((each) => each !== null)
    if (problem) return void toast(t(`apply.problem.${problem}`), { tone: 'error' })
    onUploading(true)
    void upload(files).finally(() => onUploading(false))
  }

  return (
    <div className={styles.images}>
      {images.map(({ imageId, name, preview }) => (
        <span key={imageId} className={styles.image}>
          <img src={preview} alt={name} className={styles.picture} />
          <IconButton
            icon="x"
            label={t('apply.remove', { name })}
            className={styles.remove}
            onClick={() => onChange(images.filter((image) => image.imageId !== imageId))}
          />
        </span>
      ))}
      {images.length >= mostImages ? null : (
        <OrderCheck
          compact
          names={['addPromotionImage']}
          onDone={({ imageId }) => onChange([...images, { imageId, ...last }])}
        >
          <label className={styles.pick} aria-busy={uploading || undefined}>
            {uploading ? <Spinner size={20} /> : <Icon name="plus" size={22} />}
            <span>{t('apply.addImage', { count: mostImages - images.length })}</span>
            <input
              type="file"
              name="imageIds"
              multiple
              accept={pictureTypes.join(',')}
              className={styles.file}
              disabled={uploading}
              onChange={choose}
            />
          </label>
        </OrderCheck>
      )}
    </div>
  )
}
