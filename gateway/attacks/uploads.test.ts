import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import { endpointNames, endpoints, type Endpoint, type EndpointName, largestPicture } from '@mosaic/contracts'
import { smallestRequest, type SmallestRequest } from '@mosaic/contracts/testing'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { startTestGateway } from '../testing/gateway'
import { send, startRunningSite } from '../testing/running-site'

type Sent = SmallestRequest<EndpointName>
const uploads = endpointNames().filter((name) => (endpoints as Readonly<Record<string, Endpoint>>)[name]?.upload)

let running: Awaited<ReturnType<typeof startRunningSite>>
let png: Buffer
let jpeg: Buffer
beforeAll(async () => {
  running = await startRunningSite()
  const drawing = sharp({ create: { width: 60, height: 90, channels: 3, background: '#6d4aff' } })
  png = await drawing.png().toBuffer()
  jpeg = await drawing.jpeg().toBuffer()
})
afterAll(() => running.close())

/** The text that an attacker hopes to find in a stored picture. */
const mark = 'alert(document.cookie)'
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const requestOf = (name: EndpointName) => smallestRequest(name, running.site) as Promise<Sent>
const upload = (name: EndpointName, request: Sent, image: unknown, more: object = {}) => {
  const body = Object.assign({}, request.body, { image }, more)
  return send(running.gateway, name, { ...request, body } as never, { ip: running.addressOfVisitor() })
}
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** Black, one bit a pixel: some hundred kilobytes that unpack to a gigabyte. */
const bomb = (side: number): Buffer => {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 1 })
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
/** Columns of any table that contain the mark. */
const placesOfMark = async (): Promise<readonly string[]> => {
  const { db } = running.gateway.ctx
  const { rows } = await db.execute<{ place: string; test: string }>(sql`
    select table_name || '.' || column_name as place,
      format('select exists (select from %1$I where ' || case when data_type = 'bytea' then 'position(convert_to(%2$L, ''UTF8'') in %3$I)'
        else 'strpos(%3$I::text, %2$L)' end || ' > 0) as found', table_name, ${mark}::text, column_name) as test
    from information_schema.columns where table_schema = 'public' and data_type in ('bytea', 'text', 'jsonb', 'json')`)
  const found: string[] = []
  for (const { place, test } of rows)
    if ((await db.execute<{ found: boolean }>(sql.raw(test))).rows[0]?.found) found.push(place)
  return found
}

test('G13 uploads refuse files that are no picture, have a wrong type or are too large', async () => {
  const files: Readonly<Record<string, unknown>> = {
    'an SVG': dataUrl(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"/>`)),
    'an SVG that says so': dataUrl(Buffer.from('<svg/>'), 'svg+xml'),
    'a GIF renamed': dataUrl(await sharp(png).gif().toBuffer()),
    'a GIF with the head of a PNG': dataUrl(Buffer.concat([png.subarray(0, 8), await sharp(png).gif().toBuffer()])),
    'a page with the head of a PNG': dataUrl(Buffer.concat([png.subarray(0, 8), Buffer.from(`<script>${mark}`)])),
    'a script with the head of a JPEG': dataUrl(
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from(`/*${mark}*/`)]),
      'jpeg',
    ),
    'a truncated PNG': dataUrl(png.subarray(0, png.length - 20)),
    'a truncated JPEG': dataUrl(jpeg.subarray(0, jpeg.length / 2), 'jpeg'),
    'a PNG of 30,000 by 30,000': dataUrl(bomb(30_000)),
    'a byte more than 5 MiB': dataUrl(Buffer.concat([png, Buffer.alloc(largestPicture + 1 - png.length)])),
    'a megabyte more than that': dataUrl(Buffer.alloc(largestPicture + 1024 * 1024)),
    'an empty file': dataUrl(Buffer.alloc(0)),
    'two files': [dataUrl(png), dataUrl(png)],
    'a path for a name': `data:image/png;name=../../x.png;base64,${png.toString('base64')}`,
    'a line break in a name': `data:image/png;name=x.png\r\nX-Evil: 1;base64,${png.toString('base64')}`,
    'a NUL in a name': `data:image/png;name=x.php\0.png;base64,${png.toString('base64')}`,
    'an address': 'http://127.0.0.1:1/x.png',
    'a file of this machine': 'file:///etc/passwd',
  }
  const taken: string[] = []
  for (const name of uploads) {
    const request = await requestOf(name)
    for (const [what, image] of Object.entries(files)) {
      const { status, body } = await upload(name, request, image)
      if (status < 400 || status >= 500 || status === 429) taken.push(`${name} ${what}: ${status} ${body.errorCode}`)
    }
  }
  expect(uploads).toEqual(expect.arrayContaining(['depositProof', 'addKycImage', 'setMemberIcon', 'sendChatPicture']))
  expect(taken).toEqual([])
  expect(await placesOfMark()).toEqual([])
})

test('G13 a picture that is also another file type: only its pixels are kept, under any name', async () => {
  const polyglots = [
    dataUrl(Buffer.concat([png, Buffer.from(`<html><script>${mark}</script></html>`)])),
    dataUrl(
      Buffer.concat([
        png.subarray(0, 33),
        chunk('tEXt', Buffer.from(`Comment\0<script>${mark}</script>`)),
        png.subarray(33),
      ]),
    ),
    dataUrl(Buffer.concat([jpeg, Buffer.from(`*/=1;${mark}//`)]), 'jpeg'),
    dataUrl(
      await sharp(png)
        .withExif({ IFD0: { Copyright: `*/=1;${mark}/*` } })
        .jpeg()
        .toBuffer(),
      'jpeg',
    ),
  ]
  const names = ['../../x.png', `x.php\0${mark}.png`, `x.png\r\nSet-Cookie: ${mark}`]
  const refused: string[] = []
  for (const name of uploads)
    for (const [index, image] of polyglots.entries()) {
      const fileName = names[index % names.length]
      const { body } = await upload(name, await requestOf(name), image, {
        name: fileName,
        fileName,
        filename: fileName,
      })
      if (!body.success) refused.push(`${name} ${index}: ${body.errorCode}`)
    }
  expect(refused).toEqual([])
  expect(await placesOfMark()).toEqual([])
})

describe('G13 a body that does not match its headers', () => {
  const restOfTime = 200
  type Raw = { readonly status: string; readonly ms: number }
  let gateway: Awaited<ReturnType<typeof startTestGateway>>
  let head: (more: string) => string
  beforeAll(async () => {
    gateway = await startTestGateway()
    const token = await gateway.tokenOf('player01')
    head = (more) =>
      `POST ${endpoints.setMemberIcon.path} HTTP/1.1\r\nHost: site\r\nMerchant: aurora\r\nAuthorization: ${token}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`
    const { server } = gateway.app
    // Ten seconds for a whole request, of which a test waits for a fiftieth.
    expect(server.requestTimeout).toBe(10_000)
    server.requestTimeout = restOfTime
    server.headersTimeout = restOfTime
    Object.assign(server, { connectionsCheckingInterval: 20 })
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => gateway.close())

  const speak = async (text: string, pace?: { readonly part: string; readonly everyMs: number }): Promise<Raw> => {
    const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    const began = performance.now()
    let answer = ''
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    socket.write(text)
    const drip = pace && setInterval(() => socket.write(pace.part), pace.everyMs)
    await once(socket, 'close')
    clearInterval(drip)
    return { status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut', ms: performance.now() - began }
  }
  const body = () => JSON.stringify({ image: dataUrl(png) })

  test('that comes drop by drop: ended after the time limit', async () => {
    const { status, ms } = await speak(head(`Content-Length: ${body().length}`) + body().slice(0, 40), {
      part: 'A',
      everyMs: 20,
    })
    expect(status).toBe('408')
    expect(ms).toBeLessThan(restOfTime * 20)
  })

  test('shorter than announced: 408; longer than announced: 400', async () => {
    expect((await speak(head(`Content-Length: ${body().length + 100}`) + body())).status).toBe('408')
    expect((await speak(head(`Content-Length: ${body().length - 10}`) + body())).status).toBe('400')
  })

  test.each([
    ['more than any picture needs', 'Content-Length: 8000000', '413'],
    ['no number', 'Content-Length: many', '400'],
    ['less than nothing', 'Content-Length: -5', '400'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6', '400'],
    ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '400'],
  ])('with %s: not read', async (_what, more, status) => {
    expect((await speak(head(more))).status).toBe(status)
  })

  test('no file of these attacks is stored', async () => {
    const token = await gateway.tokenOf('player01')
    expect((await gateway.call('memberIcon', { token })).body.value).toEqual({ icon: '' })
  })
})
