import { Form, type FormProps } from '@mosaic/forms'
import { Sheet } from '@mosaic/ui'
import type { ReactNode } from 'react'
import styles from './SecurityCenterPage.module.css'

type SheetFormProps = {
  readonly form: FormProps['form']
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Frame of every form of the security centre: purpose and form. */
export const SheetForm = ({ form, title, lead, action, onClose, children }: SheetFormProps) => (
  <Sheet open onClose={onClose} title={title}>
    <Form form={form} submit={action}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Form>
  </Sheet>
)
