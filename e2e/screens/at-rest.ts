import { expect, type Page } from '@playwright/test'

/** Waits until nothing has changed on the page for a moment; a page that never rests (a ticker, a countdown) is taken as it is. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    ({ rest, patience }) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(done, rest)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, rest)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        setTimeout(done, patience)
      }),
    { rest: 300, patience: 2000 },
  )

/** What stands in sight and still waits: skeletons, and pictures that have not come. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inSight = (element: Element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const pictures = [...document.images].filter((image) => !image.complete)
    return [...document.querySelectorAll('[data-skeleton]'), ...pictures].filter(inSight).length
  })

/** Milliseconds between two looks; walks stop at hundreds of screens. */
const often = [50, 100]

/** The page stands as a person reads it: the site runs, there is something to read, and nothing in sight is on its way. */
export const atRest = async (page: Page, timeout = 30_000): Promise<void> => {
  await expect(page.locator('html[data-mounted]'), 'the site runs').toBeAttached({ timeout })
  await expect
    .poll(
      () =>
        page
          .locator('main')
          .evaluate(
            (main) => (main.textContent ?? '').trim().length + main.querySelectorAll('input,button,img,iframe').length,
          ),
      {
        message: `${page.url()} shows something`,
        timeout,
        intervals: often,
      },
    )
    .toBeGreaterThan(3)
  await expect
    .poll(() => waiting(page), {
      message: `nothing in sight of ${page.url()} is on its way`,
      timeout,
      intervals: often,
    })
    .toBe(0)
  await painted(page)
}
