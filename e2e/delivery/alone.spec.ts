import { expect, test } from '@playwright/test'
import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsOf } from '../texts'

const root = join(import.meta.dirname, '../..')
const tsx = pathToFileURL(createRequire(join(root, 'package.json')).resolve('tsx')).href

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

let child: ChildProcess
let url: string

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000)
  const port = await freePort()
  child = fork(join(root, 'shared/remote-kit/src/build/alone-cli.ts'), ['wallet', String(port), baseURL ?? ''], {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`the stand-alone server ended with code ${code}\n${said}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ready wallet (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
})
test.afterAll(() => {
  child.removeAllListeners('exit')
  child.kill()
})

test('a remote runs alone: its widget, its guarded page, its events and a real gateway, without host and edge', async ({ page }) => {
  test.setTimeout(90_000)
  const t = textsOf('en')
  await page.context().addCookies([{ name: 'mosaic.lang', value: 'EN', url }])
  await page.goto(`${url}/m/voucherCenter`)
  await expect(page.getByText('would not show this page to the role guest')).toBeVisible({ timeout: 30_000 })

  await page.getByRole('button', { name: 'player01' }).click()
  await expect(page.getByRole('button', { name: t('wallet:deposit.submitEmpty') })).toBeVisible({ timeout: 30_000 })

  await page
    .getByRole('link', { name: /wallet/ })
    .first()
    .click()
  await expect(page.locator('[data-slot="header.balance"]').getByTestId('balance')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Events heard' })).toContainText('wallet.balance.changed@1')
  await expect(page.getByRole('link', { name: new RegExp(t('wallet:deposit.title')) }).first()).toHaveAttribute('href', '/m/voucherCenter')
})
