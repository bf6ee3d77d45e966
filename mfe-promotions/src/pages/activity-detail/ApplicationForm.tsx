import { field, Form, MultilineField, OrderCheck, useForm } from '@mosaic/forms'
import { toast } from '@mosaic/ui'
import { useState } from 'react'
import { type PromotionState, useJoinPromotion, useRefreshPromotions } from '../../api/promotions'
import { useTexts } from '../../texts'
import { ApplicationImages, type UploadedImage } from './ApplicationImages'

/** Spec §5. */
const longestRemark = 140

/** Applies for a promotion, with a remark and up to three pictures. */
export const ApplicationForm = ({ state: { promotionId } }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const refresh = useRefreshPromotions()
  const join = useJoinPromotion()
  const [images, setImages] = useState<readonly UploadedImage[]>([])
  const [uploading, setUploading] = useState(false)
  const onDone = () => {
    toast(t('apply.sent'), { tone: 'success' })
    void refresh()
  }
  const form = useForm({
    fields: { remark: field.text() },
    errors: () => ({}),
    call: join,
    onSubmit: ({ remark }) =>
      join.submit(
        { body: { promotionId, remark, imageIds: images.map(({ imageId }) => imageId) } },
        {
          onSuccess: onDone,
          onError: () => void refresh(),
        },
      ),
  })
  return (
    <div id="apply">
      <OrderCheck names={['joinPromotion']} onDone={onDone} onRefused={() => void refresh()}>
        <Form form={form} submit={t('action.apply')} disabled={uploading}>
          <MultilineField
            {...form.field('remark')}
            name="remark"
            label={t('apply.remark')}
            rows={3}
            maxLength={longestRemark}
          />
          <ApplicationImages
            promotionId={promotionId}
            images={images}
            onChange={setImages}
            uploading={uploading}
            onUploading={setUploading}
          />
        </Form>
      </OrderCheck>
    </div>
  )
}
