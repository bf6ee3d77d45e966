import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a checkbox or a radio button. Its drawn face covers the control, so the click is forced. While pages change the browser
 * swallows such a click, so it is repeated until the control is checked.
 */
export const tick = (control: Locator): Promise<void> =>
  expect(() => control.check({ force: true })).toPass({ timeout: 20_000 })
