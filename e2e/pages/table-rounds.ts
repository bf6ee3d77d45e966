import { expect, type FrameLocator, type Locator } from '@playwright/test'
import { gameName } from './studio-texts'

/** Bets at tables that play for all players by their own clock. */
type Play = (game: FrameLocator) => Promise<void>

const button = (game: FrameLocator | Locator, name: RegExp) => game.getByRole('button', { name, disabled: false })

/** If bets are closed, or about to close, the bet goes into the next round. */
const untilItStands = (standing: Locator, bet: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (!(await standing.isVisible())) await bet()
    await expect(standing).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })

const expectSettled = (game: FrameLocator, name: ReturnType<typeof gameName>): Promise<void> =>
  expect(game.getByText(name('youWin', 'paid', 'nothing')).first()).toBeVisible({
    timeout: 120_000,
  })

/** One ticket for the open draw; it is settled at the draw also when its buyer has left. */
export const buyTicket: Play = async (game) => {
  const name = gameName('pt', 'lottery')
  const buy = button(game, name('buy'))
  await untilItStands(game.getByRole('list', { name: name('yourBets') }).getByRole('listitem'), async () => {
    if (!(await buy.isVisible())) await button(game, name('quickPick')).click()
    await buy.click({ timeout: 5000 })
  })
}

export const playLottery: Play = async (game) => {
  await buyTicket(game)
  await expectSettled(game, gameName('pt', 'lottery'))
}

/** A bet on the winner of the next contest. */
export const betOnWinner: Play = async (game) => {
  const name = gameName('pt', 'event')
  const pick = game
    .getByRole('region', { name: name('winner') })
    .getByRole('button', { disabled: false })
    .first()
  await untilItStands(game.getByRole('list', { name: name('yourBets') }).getByRole('listitem'), async () => {
    if ((await pick.getAttribute('aria-pressed')) !== 'true') await pick.click()
    const confirm = button(game, name('confirmBets'))
    if (!(await confirm.isVisible())) await button(game, name('place')).click({ timeout: 5000 })
    // The second tap of two is no confirmation.
    await confirm.click({ timeout: 5000, delay: 500 })
  })
}

export const playContest: Play = async (game) => {
  await betOnWinner(game)
  await expectSettled(game, gameName('pt', 'event'))
}

export const playBaccarat: Play = async (game) => {
  const name = gameName('pt', 'baccarat')
  // A betting place with chips is named by its name and their value.
  await untilItStands(game.getByRole('button', { name: name('areaBet') }).first(), async () => {
    await button(game, name('player')).click()
    await button(game, name('confirm')).click({ timeout: 5000 })
  })
  await expectSettled(game, name)
}

/** Cashes out at the lowest multiplier, or crashes before it. */
export const playCrash: Play = async (game) => {
  const name = gameName('pt', 'crash')
  const panel = game.getByRole('region', { name: name('panel') }).first()
  await button(panel, name('autoUp')).click()
  const notice = panel.getByText(name('left', 'fell'))
  await untilItStands(panel.getByText(name('waiting')).or(notice), () => button(panel, name('bet')).click())
  await expect(notice).toBeVisible({ timeout: 60_000 })
}
