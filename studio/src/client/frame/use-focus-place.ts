import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The main button of the game: where the focus goes when nothing nearer is left. */
export const mainControl = (): HTMLElement | null => document.querySelector<HTMLElement>('.game [data-main]')

type Place = {
  readonly element: Element
  readonly around: readonly { readonly parent: Element; readonly at: number }[]
}

const stops = (parent: Element): readonly HTMLElement[] =>
  Array.from(parent.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]')).filter(
    ({ tabIndex }) => tabIndex >= 0,
  )

const placeOf = (element: HTMLElement, screen: Element): Place => {
  const around: { parent: Element; at: number }[] = []
  for (let parent = element.parentElement; parent && parent !== screen; parent = parent.parentElement)
    around.push({ parent, at: stops(parent).indexOf(element) })
  return { element, around }
}

/** The control that took the place of a removed one, or its neighbour. */
const neighbourOf = ({ around }: Place, screen: Element): HTMLElement | null => {
  for (const { parent, at } of around) {
    if (!screen.contains(parent)) continue
    const near = stops(parent)
    const next = near[Math.min(Math.max(0, at), near.length - 1)]
    if (next) return next
  }
  return mainControl()
}

/** A focused control that leaves the page hands the focus on; it never falls to the page. */
export const useFocusPlace = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = screen.current
    if (!root) return undefined
    let last: Place | null = null
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? placeOf(target, root) : null
    }
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      // A press beside the controls gives the focus up on purpose.
      if (relatedTarget !== null || last?.element.isConnected) last = null
    }
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return
      const lost = last
      last = null
      neighbourOf(lost, root)?.focus()
    })
    root.addEventListener('focusin', onFocus)
    root.addEventListener('focusout', onLeave)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('focusout', onLeave)
      observer.disconnect()
    }
  }, [screen])
}
