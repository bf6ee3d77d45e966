import { request } from 'node:http'
import { expect, test } from '@playwright/test'

/** The status of one call through the edge, sent from an address of this machine. */
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

test('two addresses that come through the edge have a limit each', async ({ baseURL }) => {
  const first: (number | undefined)[] = []
  for (let call = 0; call < 11; call += 1) first.push(await statusFrom('127.0.0.21', baseURL ?? ''))
  expect(first.at(0)).toBe(200)
  expect(first.at(-1)).toBe(429)
  expect(await statusFrom('127.0.0.22', baseURL ?? '')).toBe(200)
})
