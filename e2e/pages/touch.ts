import type { Page } from '@playwright/test'

type Point = { readonly x: number; readonly y: number }

/** A finger that touches, moves in ten steps and is lifted, as native touch events. */
export const drag = async (page: Page, from: Point, to: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', { x, y }: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
