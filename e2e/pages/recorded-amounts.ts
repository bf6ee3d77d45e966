import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { TextOf } from '../texts'
import { deskTexts, openMember } from './desk-page'

/** The amount of an entry and the balance after it, in the smallest unit. */
type RecordedAmount = readonly [amount: string, after: string]
type Entry = { readonly recorded: RecordedAmount; readonly atVendor: boolean }

const unitsOf = (text: string): string => (/[-−]/.test(text) ? '-' : '') + text.replace(/\D/g, '')
/** Amounts with the symbols of the merchants' currencies, on either side. */
const amounts = /[-−+]?\s?(?:R\$|฿|[¥￥])\s?\d[\d.,]*/g
const shownIn = async (row: Locator): Promise<RecordedAmount> => {
  const [amount = '', after = ''] = (await row.innerText()).match(amounts) ?? []
  return [unitsOf(amount), unitsOf(after)]
}
const each = async (rows: Locator): Promise<readonly RecordedAmount[]> => Promise.all((await rows.all()).map(shownIn))

const columns = { kind: 1, account: 2, amount: 3, after: 4 } as const
/** The newest entries of the main balance and of play in vendors' wallets, in the ledger view of the operator desk. */
const ledgerAtDesk = async (desk: Page, member: string): Promise<readonly Entry[]> => {
  await openMember(desk, member)
  const rows = desk.locator(`section[aria-label="${deskTexts('operator:members.ledger')}"] tbody tr`)
  await expect(rows.first()).toBeVisible()
  const cells = await Promise.all((await rows.all()).map((row) => row.locator('th,td').allInnerTexts()))
  const isMain = (cell: readonly string[]) => cell[columns.account] === deskTexts('operator:members.pocket.main')
  const isPlayed = (cell: readonly string[]) =>
    (cell[columns.account] ?? '').startsWith('vendor:') &&
    !(cell[columns.kind] ?? '').startsWith(deskTexts('operator:members.kinds.transfer'))
  return cells
    .filter((cell) => isMain(cell) || isPlayed(cell))
    .map((cell) => ({
      recorded: [unitsOf(cell[columns.amount] ?? ''), unitsOf(cell[columns.after] ?? '')],
      atVendor: !isMain(cell),
    }))
}

/** Splits at separators that an even number of quotes follows. */
const cellsOf = (line: string, separator: ',' | ';'): readonly string[] =>
  line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) => cell.replace(/^\uFEFF?"|"$/g, ''))

const inFile = async (page: Page, t: TextOf): Promise<readonly RecordedAmount[]> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('records:csv') }).click()
  const [head = '', ...lines] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
  const separator = head.includes(';') ? ';' : ','
  const titles = cellsOf(head, separator)
  const [amount, after] = [t('wallet:status.amount'), t('wallet:entries.balance')].map((title) => titles.indexOf(title))
  return lines
    .map((line) => cellsOf(line, separator))
    .map((cells) => [unitsOf(cells[amount ?? -1] ?? ''), unitsOf(cells[after ?? -1] ?? '')])
}

/** The account record and its file equal the ledger at the operator desk, to the unit. */
export const expectSameRecords = async (
  page: Page,
  t: TextOf,
  desk: Page,
  member: string,
  origin = '',
): Promise<void> => {
  const ledger = await ledgerAtDesk(desk, member)
  expect(ledger).not.toEqual([])
  await page.goto(`${origin}/m/transaction/record`)
  const rows = page.getByRole('list', { name: t('wallet:entries.list') }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect((await each(rows)).slice(0, ledger.length)).toEqual(ledger.map(({ recorded }) => recorded))
  // The file's column of balances is the main wallet's alone.
  expect((await inFile(page, t)).slice(0, ledger.length)).toEqual(
    ledger.map(({ recorded: [amount, after], atVendor }): RecordedAmount => [amount, atVendor ? '' : after]),
  )
}
