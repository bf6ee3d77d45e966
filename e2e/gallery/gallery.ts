import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, request, type Page } from '@playwright/test'
import { browserArguments } from '../browser'
import { homePath } from '../../host-shell/src/routing/paths'
import { walkScreens } from '../screens/arrive'
import { atRest } from '../screens/at-rest'
import { readSite } from '../screens/subjects'
import { visitorsOf, type Visitors } from '../screens/visitors'
import { tagOf, textsOf } from '../texts'
import { writePage, writeSheets } from './contact-sheet'
import { fileOf, planSittings, readOptions, type Shot, type Sitting } from './plan'

/** A context is a new visit, which shows the popups for members. */
const closePopups = async (page: Page, close: string): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name: close, exact: true })
  const greeted = await button.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (!greeted) return
  await button.click()
  await button.waitFor({ state: 'detached' })
  await atRest(page)
}

const photograph = async (
  visitors: Visitors,
  folder: string,
  { appearance, screens: planned }: Sitting,
): Promise<Shot[]> => {
  const shots = planned.map((screen) => ({ ...appearance, ...screen }))
  const screens = planned.filter((screen) => !existsSync(join(folder, fileOf({ ...appearance, ...screen }))))
  const [first] = screens
  if (!first) return shots
  const context = await visitors.open(first.visitor, appearance, { deviceScaleFactor: 1 })
  // tsx keeps the names of functions through a helper, also in those that are sent to a page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const close = textsOf(tagOf(appearance.language))('common:action.close')
  await walkScreens(page, screens, async (screen) => {
    if (screen.path === homePath && screen.visitor !== 'guest') await closePopups(page, close)
    await page.screenshot({ path: join(folder, fileOf({ ...appearance, ...screen })), type: 'jpeg', quality: 90 })
  })
  await context.close()
  console.log(
    `${appearance.merchant} ${first.visitor} ${appearance.theme} ${appearance.language}: ${screens.length} photographs`,
  )
  return shots
}

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2))
  const base = options.url ?? process.env.MOSAIC_URL ?? 'http://localhost:4000'
  const folder = options.out ?? '.data/gallery'
  const api = await request.newContext()
  const sittings = planSittings(
    { aurora: await readSite(api, base, 'aurora'), lotus: await readSite(api, base, 'lotus') },
    options,
  )
  await api.dispose()
  // The photographs of an ended run are reused.
  if (options.resume !== 'yes') rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserArguments,
  })
  const visitors = visitorsOf(browser, base)
  const shots: Shot[] = []
  for (const sitting of sittings) shots.push(...(await photograph(visitors, folder, sitting)))
  await browser.close()
  writePage(folder, shots)
  const sheets = await writeSheets(folder, shots)
  console.log(`${shots.length} photographs, ${sheets.length} sheets: ${join(folder, 'index.html')}`)
}

await main()
