import { expect, type Browser, type Page } from '@playwright/test'
import { textsOf } from '../texts'
import { addAuthenticator } from './virtual-authenticator'

export const deskTexts = textsOf('en')

/** The desk's port is the fourth after the site's. */
const deskOf = (site: string): string => {
  const url = new URL(site)
  url.port = String(Number(url.port) + 4)
  return `${url.origin}/ops`
}

/** An operator in a browser of their own, signed in with both factors; a demo account creates its passkey if the browser has none. */
export const openDesk = async (browser: Browser, site: string, name: string, password: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 }, locale: 'en-US' })
  const page = await context.newPage()
  await addAuthenticator(page)
  await page.goto(deskOf(site))
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  const first = page.getByRole('button', { name: deskTexts('operator:signIn.enrol') })
  const another = page.getByRole('button', { name: deskTexts('operator:signIn.another') })
  await first.or(another).click()
  await expect(page.getByRole('navigation', { name: deskTexts('operator:menu.label') })).toBeVisible()
  return page
}

/** A new operator opens the link of the mail, chooses a password and makes a passkey. */
export const enrolAtDesk = async (browser: Browser, site: string, email: string, chosen: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 }, locale: 'en-US' })
  const page = await context.newPage()
  await addAuthenticator(page)
  const mails: readonly { to: string; text: string }[] = await (await page.request.get(`${site}/qa/outbox.json`)).json()
  const [link = ''] = /https?:\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '') ?? []
  await page.goto(link)
  const password = chosen.padEnd(12, '!')
  for (const name of ['password', 'repeated']) await page.locator(`input[name=${name}]`).fill(password)
  await page.locator('input[name=repeated]').press('Enter')
  await page.getByRole('button', { name: deskTexts('operator:signIn.enrol') }).click()
  await expect(page.getByRole('navigation', { name: deskTexts('operator:menu.label') })).toBeVisible()
  return page
}

export const goTo = (
  page: Page,
  place: 'withdrawals' | 'kyc' | 'adjustments' | 'applications' | 'campaigns' | 'members' | 'chats',
): Promise<void> =>
  page
    .getByRole('navigation', { name: deskTexts('operator:menu.label') })
    .getByRole('link', { name: deskTexts(`operator:menu.${place}`) })
    .click()

/** Decides the one case of this member. */
export const decide = async (page: Page, member: string, reason: string | null): Promise<void> => {
  const word = deskTexts(reason === null ? 'operator:queue.approve' : 'operator:queue.reject')
  await page.getByRole('group').filter({ hasText: member }).getByRole('button', { name: word }).click()
  const dialog = page.getByRole('alertdialog')
  if (reason !== null) await dialog.locator('input[name=reason]').fill(reason)
  await dialog.getByRole('button', { name: word }).click()
  await expect(page.getByRole('group').filter({ hasText: member })).toHaveCount(0)
}

/** The sheet of one member. */
export const openMember = async (desk: Page, member: string): Promise<void> => {
  await goTo(desk, 'members')
  await desk.locator('input[name=search]').fill(member)
  await desk.getByRole('link', { name: new RegExp(member) }).click()
}

/** Gives a member money: one operator proposes, another one approves. */
export const giveMoney = async (proposes: Page, approves: Page, member: string, amount: string): Promise<void> => {
  await openMember(proposes, member)
  const form = proposes.locator('form').filter({ has: proposes.locator('input[name=amount]') })
  await form.locator('input[name=amount]').fill(amount)
  await form.locator('input[name=reason]').fill('A gift of the tests')
  await proposes.getByRole('button', { name: deskTexts('operator:adjustments.propose') }).click()
  await expect(proposes.getByText(deskTexts('operator:adjustments.proposed'))).toBeVisible()
  await goTo(approves, 'adjustments')
  await decide(approves, member, null)
}
