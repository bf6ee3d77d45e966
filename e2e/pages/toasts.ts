import { expect, type BrowserContext } from '@playwright/test'

/** Passes once a toast with this text has been shown, also if it is gone already. */
export type ExpectToast = (text: string) => Promise<void>

/** Records every toast of every page, in the words of a screen reader. */
export const listenForToasts = async (context: BrowserContext): Promise<ExpectToast> => {
  const texts: string[] = []
  await context.exposeBinding('toastHeard', (_source, text: string) => void texts.push(text))
  await context.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'toastHeard')
    const listen = () =>
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (
              node instanceof HTMLElement &&
              node.parentElement?.ariaLive === 'polite' &&
              node.matches('[role=status],[role=alert]') &&
              typeof report === 'function'
            )
              report(node.innerText)
      }).observe(document, { childList: true, subtree: true })
    listen()
  })
  return (text) =>
    expect
      .poll(() => texts.filter((expectToast) => expectToast.includes(text)), `a toast says “${text}”`)
      .not.toEqual([])
}
