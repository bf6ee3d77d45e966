import type { ApiFailure } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { Button, Sheet } from '@mosaic/ui'
import type { FormEvent, ReactNode } from 'react'
import { FormAlert } from '../../layout/FormAlert'
import styles from './SecurityCenterPage.module.css'

export type SheetFormProps = {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of everything that the security centre asks: what it is for, the fields, what went wrong, one button. */
export const SheetForm = ({ title, lead, action, pending, failure, onSubmit, onClose, children }: SheetFormProps) => {
  const errorText = useErrorText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) onSubmit()
  }
  return (
    <Sheet open onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <p className={styles.lead}>{lead}</p>
        {children}
        <FormAlert text={failure ? errorText(failure.code) : null} failure={failure} />
        <Button type="submit" size="l" block loading={pending}>
          {action}
        </Button>
      </form>
    </Sheet>
  )
}
