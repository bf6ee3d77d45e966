import { Button } from '@mosaic/ui'
import type { ApiFailure } from '@mosaic/api-client'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { FormAlert } from '../alert/FormAlert'

export type FormProps = {
  /** Result of `useForm`. */
  readonly form: {
    readonly pending: boolean
    readonly alert: { readonly text: string | null; readonly failure: ApiFailure | null }
    readonly props: {
      readonly noValidate: boolean
      readonly onKeyDown: (event: KeyboardEvent) => void
      readonly onSubmit: (event: FormEvent) => void
    }
  }
  /** Text of the button. */
  readonly submit: string
  readonly variant?: 'primary' | 'secondary'
  readonly disabled?: boolean
  readonly className?: string
  /** Below the button. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** The fields, what went wrong, one button: the frame of every form. */
export const Form = ({ form, submit, variant, disabled, className, after, children }: FormProps) => (
  <form {...form.props} className={className}>
    {children}
    <FormAlert {...form.alert} />
    <Button type="submit" size="l" block variant={variant} loading={form.pending} disabled={disabled}>
      {submit}
    </Button>
    {after}
  </form>
)
