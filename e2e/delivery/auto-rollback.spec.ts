import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../policy-test'
import { openFileStore, storeFolder } from '../../edge/src/index'
import { startSite, type EdgeProcess, type Site } from './site/start-site'

/*
 * Two edges in processes of their own over one store. Neither receives enough beacons to evaluate the canary alone.
 */
let site: Site
let first: EdgeProcess
let stable = ''
let trial = ''
/** The runbook promises a rollback within two minutes after the beacons. */
const promised = 120_000

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite('tiny', ['alpha'])
  const next = await site.remake('alpha', '2.0.0', {})
  expect(await site.release('publish', 'alpha', '--folder', next, '--channel', 'next')).toMatchObject({ code: 0 })
  const store = openFileStore(storeFolder(site.dataDir))
  stable = (await store.channel('stable'))?.default.alpha ?? ''
  trial = (await store.channel('next'))?.default.alpha ?? ''
  await site.closeEdge()
  first = await site.startEdge()
})
test.afterAll(() => site.stop())

let views = 0
const sendBeacons = async (request: APIRequestContext, { url }: EdgeProcess, count: number): Promise<void> => {
  for (let index = 0; index < count; index++)
    for (const [release, failure] of [
      [stable, null],
      [trial, 'network'],
    ] as const) {
      const beacon = {
        view: `view${String((views += 1)).padStart(8, '0')}`,
        parts: [{ remote: 'alpha', release, module: './Page', failure }],
      }
      const headers = { 'content-type': 'text/plain' }
      const answer = await request.post(`${url}/beacon`, { headers, data: JSON.stringify(beacon) })
      expect(answer.status()).toBe(204)
    }
}
const startCanary = async (): Promise<void> =>
  expect(await site.release('canary', 'alpha', '--percent', '50', '--release', trial)).toMatchObject({ code: 0 })

type Entry = { readonly action: string; readonly who: string; readonly evidence?: { readonly edges: number } }
const rollbacks = async (): Promise<readonly Entry[]> => {
  const { result } = await site.release('log')
  return (result as { entries: readonly Entry[] }).entries.filter(({ action }) => action === 'auto-rollback')
}
const shared = () => openFileStore(storeFolder(site.dataDir)).shared
const holder = async (): Promise<string | null> => {
  const lease = await shared().readVersion('canary/stable/evaluator.json')
  return lease && (JSON.parse(lease.text) as { holder: string | null }).holder
}
const sampleFiles = async () => (await shared().list('canary/stable/samples/')).length

test('each of two edges has two thirds of the beacons: the canary is rolled back within two minutes', async ({
  request,
}) => {
  test.setTimeout(promised + 60_000)
  const second = await site.startEdge()
  await startCanary()
  await sendBeacons(request, first, 20)
  await sendBeacons(request, second, 20)
  await expect.poll(async () => (await rollbacks()).length, { timeout: promised }).toBe(1)
  expect(await rollbacks()).toMatchObject([{ who: 'edge', evidence: { edges: 2 } }])
  for (const { url } of [first, second]) {
    const composition = await request.get(`${url}/composition.json`)
    expect(await composition.json()).toMatchObject({ remotes: { alpha: { version: '1.0.0' } } })
  }
  // Its holder releases the lease when no canary is left.
  await expect.poll(holder, { timeout: 30_000 }).toBeNull()
  await second.kill()
})

test('the edge that holds the lease is killed: the other one rolls the canary back within two minutes', async ({
  request,
}) => {
  test.setTimeout(promised + 120_000)
  await startCanary()
  await sendBeacons(request, first, 20)
  await expect
    .poll(async () => [(await holder()) !== null, await sampleFiles()], { timeout: 30_000 })
    .toEqual([true, 1])
  const second = await site.startEdge()
  await first.kill()
  await sendBeacons(request, second, 20)
  await expect.poll(async () => (await rollbacks()).length, { timeout: promised }).toBe(2)
  expect((await rollbacks()).at(-1)).toMatchObject({ who: 'edge', evidence: { edges: 2 } })
})
