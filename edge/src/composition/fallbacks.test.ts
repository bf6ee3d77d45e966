import { edgeUnderTest, wallet } from '../testing/edge-under-test'
import { releaseOf, remoteManifest } from '../testing/samples'

const { changeChannel, get, storeRelease } = edgeUnderTest()

describe('fallback to the release before', () => {
  test('release that does not load: the edge gives the release before, signed; 404 without one', async () => {
    const older = remoteManifest('wallet', { release: releaseOf('0.9.0', 'e'), version: '0.9.0' })
    const address = `/composition/last-good/wallet/${encodeURIComponent(wallet.release)}`
    await storeRelease(older)
    expect((await get(address)).statusCode).toBe(404)
    await changeChannel(() => ({ previous: { wallet: [older.release] } }))
    const answer = await get(address)
    expect(answer.json()).toMatchObject({
      remote: 'wallet',
      failing: wallet.release,
      channel: 'stable',
      seq: expect.any(Number),
      issuedAt: expect.any(Number),
      composed: { version: '0.9.0', base: `/releases/wallet/${older.release}/` },
    })
    expect(answer.headers['x-composition-ed25519']).toBeTruthy()
    expect((await get('/composition/last-good/..%2Fhost/x')).statusCode).toBe(404)
    await changeChannel(() => ({ previous: {} }))
  })
})

describe('remote incompatible with the host', () => {
  const demanding = remoteManifest('wallet', {
    release: releaseOf('3.0.0', 'd'),
    version: '3.0.0',
    shared: { react: '^99.0.0' },
  })
  const shown = async () => (await get('/composition.json')).json().remotes.wallet

  test('remote incompatible with the host: the release before is used', async () => {
    await storeRelease(demanding)
    await changeChannel((current) => ({
      default: { ...current.default, wallet: demanding.release },
      rollouts: [],
      previous: { wallet: [wallet.release] },
    }))
    expect(await shown()).toMatchObject({ release: wallet.release })
    expect((await shown()).refused).toBeUndefined()
  })

  test('incompatible remote without a release before: it is marked as refused, so that the host shows its card', async () => {
    await changeChannel(() => ({ previous: {} }))
    expect(await shown()).toMatchObject({
      release: demanding.release,
      refused: 'shared react',
      needs: { shared: { react: '^99.0.0' } },
    })
    expect((await get('/m/wallet')).body).not.toContain(`src="/releases/wallet/${demanding.release}/`)
    await changeChannel((current) => ({ default: { ...current.default, wallet: wallet.release } }))
    expect((await shown()).refused).toBeUndefined()
  })
})

test('unreadable release of a remote: only its own screens are missing', async () => {
  await changeChannel((current) => ({ default: { ...current.default, ghost: '1.0.0+cccccccccccc' } }))
  const { body, statusCode } = await get('/m/wallet')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('ghost')
})
