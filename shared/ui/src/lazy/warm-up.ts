import { modalPart } from './parts'

const signs = ['pointerdown', 'touchstart', 'keydown'] as const

/** Fetches the modal layer with the visitor's first touch or key, whatever it was meant for: most first dialogs then open at once. */
export const warmUpOnFirstTouch = (): void => {
  const wake = () => {
    for (const sign of signs) window.removeEventListener(sign, wake, true)
    modalPart.load().catch(() => undefined)
  }
  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true })
}
