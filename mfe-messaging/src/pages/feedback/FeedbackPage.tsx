import { feedbackBounds, visibleText } from '@mosaic/contracts'
import { field, Form, messageIds, MultilineField, OrderCheck, useForm } from '@mosaic/forms'
import { Screen, ScreenHeading, toast, useGoBack } from '@mosaic/ui'
import { useState } from 'react'
import { useFeedbackMutation } from '../../api/mail'
import { useTexts } from '../../texts'

/** Feedback of a member about the site, to the operators. */
const FeedbackPage = () => {
  const { t } = useTexts()
  const back = useGoBack()
  const feedback = useFeedbackMutation()
  const [ids] = useState(() => messageIds())
  const form = useForm({
    fields: { content: field.text() },
    draft: { name: 'feedback' },
    errors: ({ content }) => ({
      content:
        visibleText(content).length < feedbackBounds.least
          ? t('mail.short', { least: feedbackBounds.least })
          : undefined,
    }),
    call: feedback,
    onSubmit: ({ content }) =>
      feedback.submit({ body: { content, messageId: ids.idOf(content) } }, { onSuccess: onDone }),
  })
  const onDone = () => {
    form.clearDraft()
    toast(t('feedback.sent'), { tone: 'success' })
    back()
  }
  return (
    <Screen title={t('title.feedback')}>
      <ScreenHeading level={2} lead={t('feedback.lead')}>
        {t('feedback.heading')}
      </ScreenHeading>
      <OrderCheck names={['feedback']} onDone={onDone} onRefused={feedback.reset}>
        <Form form={form} submit={t('feedback.send')}>
          <MultilineField
            {...form.field('content')}
            name="content"
            label={t('feedback.text')}
            rows={7}
            maxLength={feedbackBounds.most}
            required
          />
        </Form>
      </OrderCheck>
    </Screen>
  )
}

export default FeedbackPage
