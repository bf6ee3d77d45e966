import type { ApiFailure } from '@mosaic/api-client'
import type { FieldRule } from '@mosaic/contracts'
import { useErrorText } from '@mosaic/i18n'
import { ignoreInputMethodEnter } from '@mosaic/ui'
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import type { Fields, ValuesOf } from './field'
import { refusedFields } from './refused-fields'
import { useFieldFocus } from './use-field-focus'
import { useRefusalText } from './use-refusal-text'
import { useValues, type DraftName } from './use-values'

/** The call of a form, e.g. from `useApiMutation`. */
type FormCall = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly reset?: () => void
}

export type FormOptions<F extends Fields> = {
  readonly fields: F
  readonly draft?: DraftName
  /** Problem text of each field; computed at each render, so it follows the language and rules that load late. */
  readonly errors: (values: ValuesOf<F>) => { readonly [N in keyof F]?: string | undefined }
  /** When a field is judged in view of the visitor: with the first try to send, when it is left filled in, or with each change. */
  readonly judged?: 'submit' | 'leave' | 'change'
  readonly call: FormCall
  /** When the last failure is cleared (`call.reset`): at a change, or only at the next submit. */
  readonly forgetsFailure?: 'change' | 'submit'
  /** The merchant's rules, used for texts of a refusal. */
  readonly rules?: Readonly<Partial<Record<keyof F & string, FieldRule>>>
  /** The field that a failure is about: it is marked with the failure's text and takes the focus. By default those that the answer's `fields` name. */
  readonly fieldOf?: (failure: ApiFailure) => (keyof F & string) | null
  /** Link after a failure that is shown above the button. */
  readonly focusAfter?: (failure: ApiFailure) => (keyof F & string) | null
  /** Replaces the text of a failure's code; null where the message is shown elsewhere. */
  readonly failureText?: (failure: ApiFailure) => string | null
  readonly onEdit?: (name: keyof F & string) => void
  readonly onLeave?: (name: keyof F & string) => void
  /** All fields are right and nothing is under way. */
  readonly onSubmit: (values: ValuesOf<F>) => void | Promise<void>
}

/** Names of the fields that hold a text, or a tick. */
type NamesOf<F extends Fields, T> = { [N in keyof F & string]: F[N]['initial'] extends T ? N : never }[keyof F & string]

/** Values, rules, refusals, focus, pending guard and draft of one form (README). */
export const useForm = <F extends Fields>({
  fields,
  draft,
  errors,
  judged = 'submit',
  call,
  forgetsFailure = 'change',
  rules,
  fieldOf,
  focusAfter,
  failureText,
  onEdit,
  onLeave,
  onSubmit,
}: FormOptions<F>) => {
  type Name = keyof F & string
  const names = Object.keys(fields) as Name[]
  const errorText = useErrorText()
  const refusalText = useRefusalText()
  const { refOf, focus, silentText } = useFieldFocus<Name>()
  const { values, change, clearDraft } = useValues(fields, draft)
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  /** Which fields were changed since the failure that marked them. */
  const [answered, setAnswered] = useState<{ readonly failure: ApiFailure; readonly names: readonly Name[] } | null>(
    null,
  )
  const [busy, setBusy] = useState(false)
  const plain = useRef(new Set<Name>())

  const wrong = errors(values)
  const { failure } = call
  const pending = call.pending || busy
  const refused: readonly Name[] = failure ? refusedFields(failure, names, fieldOf) : []
  const changed: readonly Name[] = answered !== null && answered.failure === failure ? answered.names : []
  const marked = refused.filter((name) => !changed.includes(name))
  const textOfFailure = (found: ApiFailure) => (failureText ? failureText(found) : errorText(found))

  useEffect(() => {
    if (!failure) return
    const next = refused[0] ?? focusAfter?.(failure) ?? null
    if (next !== null) focus(next)
    // Once for each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest only follows from the failure
  }, [failure])

  /** Fields that were filled without an event. Those that change what is typed give their value themselves. */
  const silent = (): Partial<ValuesOf<F>> => {
    const texts = [...plain.current].flatMap((name) => {
      const text = silentText(name)
      return text === null ? [] : [[name, text] as const]
    })
    return Object.fromEntries(texts) as unknown as Partial<ValuesOf<F>>
  }
  const touch = (...which: readonly Name[]) => setTouched((current) => new Set([...current, ...which]))
  const edit = (name: Name, value: string | boolean) => {
    if (failure) {
      setAnswered({ failure, names: [...changed, name] })
      if (forgetsFailure === 'change' && marked.every((other) => other === name)) call.reset?.()
    }
    if (judged === 'change') touch(name)
    change({ ...silent(), [name]: value } as unknown as Partial<ValuesOf<F>>)
    onEdit?.(name)
  }
  const leave = (name: Name) => {
    if (values[name] === '') return
    if (judged === 'leave') touch(name)
    onLeave?.(name)
  }
  const errorOf = (name: Name): string | undefined => {
    if (failure && marked.includes(name)) return refusalText(failure, name, rules?.[name])
    return touched.has(name) ? wrong[name] : undefined
  }

  const submit = () => {
    if (pending) return
    if (failure) call.reset?.()
    touch(...names)
    const unheard = silent()
    if (Object.keys(unheard).length > 0) change(unheard)
    const whole = { ...values, ...unheard }
    const found = errors(whole)
    const first = names.find((name) => found[name])
    if (first !== undefined) return focus(first)
    const running = onSubmit(whole)
    if (!running) return
    setBusy(true)
    void running.finally(() => setBusy(false))
  }

  const shared = (name: Name) => ({ ref: refOf(name), error: errorOf(name) })
  const text = (name: NamesOf<F, string>) => String(values[name])
  return {
    values,
    pending,
    /** Whether a field is right, shown or not. */
    isRight: (name: Name) => !wrong[name],
    touched,
    /** For fields of `@mosaic/forms` and others that give their value. */
    field: (name: NamesOf<F, string>) => ({
      ...shared(name),
      value: text(name),
      onChange: (value: string) => edit(name, value),
      onLeave: () => leave(name),
    }),
    /** For the text and password fields of `@mosaic/ui`. */
    input: (name: NamesOf<F, string>) => {
      plain.current.add(name)
      return {
        ...shared(name),
        name,
        value: text(name),
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => edit(name, event.target.value),
        onBlur: () => leave(name),
      }
    },
    checkbox: (name: NamesOf<F, boolean>) => ({
      ...shared(name),
      name,
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => edit(name, event.target.checked),
    }),
    /** For choices, whose name is beside their label. */
    choice: (name: NamesOf<F, string>) => ({
      name,
      value: text(name),
      onChange: (value: string) => edit(name, value),
    }),
    change,
    /** Empties fields without blame: they are judged again when they are touched again. */
    clear: (...which: readonly NamesOf<F, string>[]) => {
      change(Object.fromEntries(which.map((name) => [name, ''])) as unknown as Partial<ValuesOf<F>>)
      setTouched((current) => new Set([...current].filter((name) => !(which as readonly string[]).includes(name))))
    },
    touch,
    untouch: () => setTouched(new Set()),
    focus,
    /** A field that is needed before the rest is sent, as a number before its code: judged now, and in focus if it is not right. */
    checked: async <T>(name: NamesOf<F, string>, judge: (value: string) => Promise<T | null>): Promise<T | null> => {
      touch(name)
      const found = wrong[name] ? null : await judge(text(name))
      if (found === null) focus(name)
      return found
    },
    clearDraft,
    /** For a button outside a form element, as in a dialog. */
    submit,
    /** For `FormAlert`: a failure that is not shown at a field. */
    alert: { text: failure && refused.length === 0 ? textOfFailure(failure) : null, failure },
    props: {
      noValidate: true,
      onKeyDown: ignoreInputMethodEnter,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        submit()
      },
    },
  }
}
