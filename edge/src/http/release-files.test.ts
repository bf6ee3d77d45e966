import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { base, edgeUnderTest } from '../testing/edge-under-test'
import { hostManifest } from '../testing/samples'

const { get } = edgeUnderTest()

describe('released files', () => {
  test('are immutable, typed, readable from other origins and never sniffed', async () => {
    const { headers, statusCode, body } = await get(`${base}Page.js`)
    expect([statusCode, body]).toEqual([200, 'page of wallet'])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
  })
  test('come precompressed', async () => {
    const br = await get(`${base}Page.js`, { 'accept-encoding': 'br' })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      'page of wallet',
    ])
    const gz = await get(`${base}Page.js`, { 'accept-encoding': 'gzip' })
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', 'page of wallet'])
  })
  test('are confirmed by their tag', async () => {
    const { headers } = await get(`${base}Page.js`)
    expect((await get(`${base}Page.js`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
  test('do not include server code or compressed twins', async () => {
    expect((await get(`/releases/host/${hostManifest.release}/server/shell.cjs`)).statusCode).toBe(404)
    expect((await get(`${base}Page.js.br`)).statusCode).toBe(404)
  })
  test('art is immutable', async () => {
    const { headers, statusCode } = await get('/art/tile.webp')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
