import { expect, type FrameLocator } from '@playwright/test'
import { gameName } from './studio-texts'

/** One whole round of a game without other players, until the next may begin. */
type Play = (game: FrameLocator) => Promise<void>

const button = (game: FrameLocator, name: RegExp) => game.getByRole('button', { name, disabled: false })

export const playScratch: Play = async (game) => {
  const name = gameName('pt', 'scratch')
  await button(game, name('buy')).click()
  await button(game, name('openAll')).click()
  await expect(button(game, name('buy'))).toBeVisible()
}

export const playMines: Play = async (game) => {
  const name = gameName('pt', 'mines')
  const [begin, cashOut] = [button(game, name('begin')), button(game, name('cashOut'))]
  await begin.click()
  await game
    .getByRole('gridcell', { name: name('tile'), disabled: false })
    .first()
    .click()
  await expect(cashOut.or(begin)).toBeVisible()
  if (await cashOut.isVisible()) await cashOut.click()
  await expect(begin).toBeVisible()
}

export const playVideoPoker: Play = async (game) => {
  const name = gameName('pt', 'video-poker')
  await button(game, name('deal')).click()
  await button(game, name('draw')).click()
  await expect(button(game, name('deal'))).toBeVisible()
}

export const playFishing: Play = async (game) => {
  const name = gameName('pt', 'fishing')
  await button(game, name('load')).click()
  await button(game, name('shootAt')).first().click()
  await button(game, name('collect')).click()
  await expect(button(game, name('load'))).toBeVisible()
}

export const playPoker: Play = async (game) => {
  const name = gameName('pt', 'poker')
  const deal = button(game, name('deal'))
  const stay = game.getByRole('button', { disabled: false }).filter({ has: game.getByText(name('check', 'call')) })
  await deal.click()
  for (;;) {
    await expect(deal.or(stay)).toBeVisible({ timeout: 30_000 })
    if (await deal.isVisible()) return
    await stay.click()
  }
}
