import { field, Form, useForm } from '@mosaic/forms'
import { Card, Checkbox, Select, toast } from '@mosaic/ui'
import { useSetQuietHoursMutation } from '../../api/notifications'
import { useTexts } from '../../texts'
import type { NotificationSettings } from './notification-settings'
import styles from './NotificationsPage.module.css'

const defaultHours = { from: 22 * 60, to: 8 * 60 }
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour * 60),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
/** The nearest full hour that the list has. */
const fullHour = (minute: number): string => String(Math.floor(minute / 60) * 60)

/** When no push message disturbs. */
export const QuietHours = ({ settings: { quietHours } }: { readonly settings: NotificationSettings }) => {
  const { t } = useTexts()
  const save = useSetQuietHoursMutation()
  const known = quietHours ?? defaultHours
  const form = useForm({
    fields: {
      on: field.consent(quietHours !== null),
      from: field.text(fullHour(known.from)),
      to: field.text(fullHour(known.to)),
    },
    errors: ({ on, from, to }) => ({ to: on && from === to ? t('notifications.sameHour') : undefined }),
    call: save,
    onSubmit: ({ on, from, to }) =>
      save.submit(
        { body: { quietHours: on ? { from: Number(from), to: Number(to) } : null } },
        { onSuccess: () => toast(t('notifications.saved'), { tone: 'success' }) },
      ),
  })
  return (
    <Card>
      <Form form={form} submit={t('notifications.save')} variant="secondary">
        <Checkbox {...form.checkbox('on')} label={t('notifications.quiet')} />
        {form.values.on ? (
          <div className={styles.hours}>
            <Select {...form.input('from')} label={t('notifications.from')} options={hours} />
            <Select {...form.input('to')} label={t('notifications.to')} options={hours} />
          </div>
        ) : null}
      </Form>
    </Card>
  )
}
