import { useCallback, useRef } from 'react'

type FieldFocus<Name extends string> = {
  readonly refOf: (name: Name) => (element: HTMLElement | null) => void
  readonly focus: (name: Name) => void
  /** What stands in a field without an event of it, as some password managers write; null where nothing does. */
  readonly silentText: (name: Name) => string | null
}

/** Inputs of a form by name, so that the first invalid one takes the focus (spec §5), even if it appears only then. */
export const useFieldFocus = <Name extends string>(): FieldFocus<Name> => {
  const elements = useRef(new Map<Name, HTMLElement>())
  const awaited = useRef<Name | null>(null)
  const refOf = useCallback(
    (name: Name) => (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element)
      else elements.current.delete(name)
      if (element === null || awaited.current !== name) return
      awaited.current = null
      element.focus()
    },
    [],
  )
  const focus = useCallback((name: Name) => {
    // A field that appears with this very change is there only after React has drawn it.
    requestAnimationFrame(() => {
      const element = elements.current.get(name)
      awaited.current = element ? null : name
      element?.focus()
    })
  }, [])
  const silentText = useCallback((name: Name) => {
    const element = elements.current.get(name)
    // React keeps `defaultValue` at the value that it has drawn.
    return element instanceof HTMLInputElement && element.value !== element.defaultValue ? element.value : null
  }, [])
  return { refOf, focus, silentText }
}
