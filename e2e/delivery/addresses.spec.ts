import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../policy-test'
import { sessionKey, signInThroughForm } from '../pages/login-page'
import { password } from '../site'

/** Status of one call through the edge, sent from an address of this machine. */
const statusFrom = (localAddress: string, baseURL: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port, host } = new URL(baseURL)
    const path = '/wps/check/username?username=nobody-asks'
    const headers = { host, merchant: 'aurora', moduleid: 'COMM3' }
    request({ hostname: '127.0.0.1', port, path, headers, localAddress }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

/** A browser proxy that sends its calls from an address of this machine. */
const proxyFrom = async (localAddress: string): Promise<Server> => {
  const proxy = createServer((incoming, answer) => {
    const { port, pathname, search } = new URL(incoming.url ?? '')
    const forwarded = request(
      {
        hostname: '127.0.0.1',
        port,
        path: pathname + search,
        method: incoming.method,
        headers: incoming.headers,
        localAddress,
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.rawHeaders)
        got.pipe(answer)
      },
    )
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return proxy
}

test('two addresses behind the edge: each has its own limit, and both log in and renew their sessions', async ({
  baseURL,
  browser,
}) => {
  const first: (number | undefined)[] = []
  for (let call = 0; call < 11; call += 1) first.push(await statusFrom('127.0.0.21', baseURL ?? ''))
  expect(first.at(0)).toBe(200)
  expect(first.at(-1)).toBe(429)
  expect(await statusFrom('127.0.0.22', baseURL ?? '')).toBe(200)

  for (const address of ['127.0.0.21', '127.0.0.22']) {
    const proxy = await proxyFrom(address)
    const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const context = await browser.newContext({ proxy: { server } })
    const page = await context.newPage()
    await signInThroughForm(page, 'player01', password)
    await page.evaluate((key) => localStorage.removeItem(key), sessionKey)
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/refresh'))
    await page.reload()
    expect((await renewed).status()).toBe(200)
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, sessionKey)
    const seenFrom = await page.evaluate(async (): Promise<unknown> => {
      const answer = await fetch('/wps/system/status', { headers: { Merchant: 'aurora' } })
      return (await answer.json()).value.location.ip
    })
    expect(seenFrom).toBe(address)
    await context.close()
    proxy.closeAllConnections()
    proxy.close()
  }
})
