import { useCallback, useRef } from 'react'

type FieldFocus<Name extends string> = {
  readonly refOf: (name: Name) => (element: HTMLElement | null) => void
  readonly focus: (name: Name) => void
}

/** Keeps the inputs of a form by name, so that the first invalid one can take the focus (spec §5). */
export const useFieldFocus = <Name extends string>(): FieldFocus<Name> => {
  const elements = useRef(new Map<Name, HTMLElement>())
  const refOf = useCallback(
    (name: Name) => (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element)
      else elements.current.delete(name)
    },
    [],
  )
  const focus = useCallback((name: Name) => {
    // A field that appears with this very change is there only after React has drawn it.
    requestAnimationFrame(() => elements.current.get(name)?.focus())
  }, [])
  return { refOf, focus }
}
