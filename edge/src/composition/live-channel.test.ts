import type { ChannelDocument } from '../store/channel-document'
import { edgeUnderTest, wallet } from '../testing/edge-under-test'
import { hostManifest, releaseOf, remoteManifest } from '../testing/samples'

const { changeChannel, get, storeRelease, store } = edgeUnderTest()

test('/composition/releases gives the releases that a new tab would get', async () => {
  const { body, headers } = await get('/composition/releases')
  expect(body).toBe(`host ${hostManifest.release}\nwallet ${wallet.release}`)
  expect(headers['cache-control']).toBe('no-store')
})

describe('a canary', () => {
  const second = remoteManifest('wallet', { release: releaseOf('1.1.0', 'b'), version: '1.1.0' })
  const show = (change: Partial<ChannelDocument>) => changeChannel(() => ({ rollouts: [], ...change }))
  const versionFor = async (headers: Record<string, string> = {}) =>
    (await get('/composition.json', headers)).json().remotes.wallet.version
  beforeAll(() => storeRelease(second))
  afterEach(() => show({}))

  test('canary: live for the next page without a restart, and gone as fast', async () => {
    expect(await versionFor()).toBe('1.0.0')
    await show({ rollouts: [{ owner: 'wallet', release: second.release, percent: 100, since: 'now' }] })
    expect(await versionFor()).toBe('1.1.0')
    await show({})
    expect(await versionFor()).toBe('1.0.0')
  })

  test('canary: visitors get a bucket cookie that keeps their release; without a canary there is no cookie', async () => {
    expect((await get('/m/wallet')).headers['set-cookie']).toBeUndefined()
    await show({ rollouts: [{ owner: 'wallet', release: second.release, percent: 50, since: 'now' }] })
    const given = String((await get('/m/wallet')).headers['set-cookie'])
    const cookie = /^mosaic\.bucket=[0-9a-f]{8}/.exec(given)?.[0] ?? ''
    expect(given).toMatch(/^mosaic\.bucket=[0-9a-f]{8}; Max-Age=\d+; Path=\/; SameSite=Lax$/)
    const answer = await get('/m/wallet', { cookie })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const versions = await Promise.all(Array.from({ length: 10 }, () => versionFor({ cookie })))
    expect(new Set(versions).size).toBe(1)
  })

  test('canary of one merchant: not shown at another merchant', async () => {
    await show({
      rollouts: [{ owner: 'wallet', release: second.release, percent: 100, merchants: ['lotus'], since: 'now' }],
    })
    expect(await versionFor()).toBe('1.0.0')
    expect(await versionFor({ host: 'lotus.localhost' })).toBe('1.1.0')
  })

  test('unreadable canary: the channel’s default is shown', async () => {
    await show({ rollouts: [{ owner: 'wallet', release: releaseOf('9.9.9', 'd'), percent: 100, since: 'now' }] })
    expect(await versionFor()).toBe('1.0.0')
  })
})

test('/healthz names the number of the pointers in use', async () => {
  const seq = (await store().channel('stable'))?.seq
  expect((await get('/healthz')).json()).toEqual({ ok: true, seq })
})
