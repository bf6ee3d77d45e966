import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserArguments } from '../browser'
import { signInThroughForm } from '../pages/login-page'
import { writePage, writeSheets } from './contact-sheet'
import { fileOf, planShots, readOptions, type Route, type Shot } from './plan'

const accounts = { guest: null, member: 'player01', agent: 'agent01' } as const

const originOf = (base: string, merchant: Shot['merchant']) => (merchant === 'lotus' ? base.replace('//localhost', '//lotus.localhost') : base)

const contextFor = async (browser: Browser, base: string, shot: Shot): Promise<BrowserContext> => {
  const origin = originOf(base, shot.merchant)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.5,
    baseURL: origin,
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'mosaic.lang', value: shot.language, url: origin },
    { name: 'mosaic.theme', value: shot.theme, url: origin },
  ])
  const account = accounts[shot.role]
  if (account) {
    const page = await context.newPage()
    await signInThroughForm(page, account, 'Demo#2026')
    await page.close()
  }
  return context
}

const photograph = async (context: BrowserContext, folder: string, shot: Shot): Promise<void> => {
  const page = await context.newPage()
  await page.goto(shot.path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, fileOf(shot)) })
  await page.close()
}

/** Visitors that differ in more than the route need a browser context of their own. */
const visitorOf = ({ merchant, role, theme, language }: Shot) => `${merchant} ${role} ${theme} ${language}`

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2))
  const base = options.url ?? process.env.MOSAIC_URL ?? 'http://localhost:4000'
  const folder = options.out ?? '.data/gallery'
  const composition = (await (await fetch(`${base}/composition.json`)).json()) as { routes: readonly Route[] }
  const routes: Route[] = [{ path: '/m/home', access: 'public' }, ...composition.routes.map(({ path, access }) => ({ path, access }))]
  const shots = planShots(routes, options)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserArguments })
  for (const visitor of new Set(shots.map(visitorOf))) {
    const own = shots.filter((shot) => visitorOf(shot) === visitor)
    const first = own[0]
    if (!first) continue
    const context = await contextFor(browser, base, first)
    const waiting = [...own]
    const worker = async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) await photograph(context, folder, shot)
    }
    await Promise.all([worker(), worker()])
    await context.close()
    console.log(`${visitor}: ${own.length} photographs`)
  }
  await browser.close()
  writePage(folder, shots)
  const sheets = await writeSheets(folder, shots)
  console.log(`${shots.length} photographs, ${sheets.length} sheets: ${join(folder, 'index.html')}`)
}

await main()
