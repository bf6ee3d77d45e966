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

/** The frame of everything that the security centre asks: what it is for, and the form. */
export const SheetForm = ({ form, title, lead, action, onClose, children }: SheetFormProps) => (
  <Sheet open onClose={onClose} title={title}>
    <Form form={form} submit={action}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Form>
  </Sheet>
)
