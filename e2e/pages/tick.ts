import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a checkbox or a radio button. Its drawn face covers the control, so the click is forced; while one page turns into the
 * next the browser swallows such a click, so it is given again until the control took it.
 */
export const tick = (control: Locator): Promise<void> =>
  expect(() => control.check({ force: true })).toPass({ timeout: 20_000 })
