import { useEffect, useRef, useState, type ChangeEvent } from 'react'

/** Time without a key stroke before a search is sent (spec §9). */
const searchDebounce = 500

/**
 * The text of a search field, committed after a pause in typing. Not while an input method composes: half a Japanese or Korean word
 * is no search.
 * @param committed the text of the current search; a change from outside (back button, clear) shows in the field.
 */
export const useSearchText = (committed: string, commit: (text: string) => void) => {
  const [text, setText] = useState(committed)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const composing = useRef(false)
  const send = useRef(commit)
  useEffect(() => {
    send.current = commit
  })
  useEffect(() => {
    clearTimeout(timer.current)
    setText(committed)
  }, [committed])
  useEffect(() => () => clearTimeout(timer.current), [])

  const schedule = (value: string, delay = searchDebounce) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send.current(value.trim()), delay)
  }

  return {
    text,
    clear: () => {
      setText('')
      schedule('', 0)
    },
    submit: () => schedule(text, 0),
    field: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setText(event.target.value)
        if (!composing.current) schedule(event.target.value)
      },
      onCompositionStart: () => {
        composing.current = true
        clearTimeout(timer.current)
      },
      onCompositionEnd: () => {
        composing.current = false
        schedule(text)
      },
    },
  }
}
