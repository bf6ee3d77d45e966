import type { ApiFailure } from '@mosaic/api-client'
import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button, Sheet } from '@mosaic/ui'
import { useRef, type FormEvent, type ReactNode } from 'react'
import styles from './SecurityCenterPage.module.css'

export type SheetFormProps = {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Marks what is wrong; the first field that is takes the focus (spec §5). */
  readonly onSubmit: () => void | Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of everything that the security centre asks: what it is for, the fields, what went wrong, one button. */
export const SheetForm = ({ title, lead, action, pending, failure, onSubmit, onClose, children }: SheetFormProps) => {
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) void Promise.resolve(onSubmit()).then(focusFirstInvalid)
  }
  return (
    <Sheet open onClose={onClose} title={title}>
      <form ref={form} onSubmit={submit} noValidate>
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
