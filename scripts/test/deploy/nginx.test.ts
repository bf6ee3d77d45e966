import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProxyAlone } from '../../../edge/src/testing/proxy-alone'
import { freshDatabase } from '../../../gateway/testing/fresh-database'
import { startTestGateway, type TestGateway } from '../../../gateway/testing/gateway'
import { noisePicture } from '../../../gateway/testing/noise-picture'
import { chatPath, endpoints, memberStreamPath } from '../../../shared/contracts/src'

const program = '/usr/sbin/nginx'
const hasNginx = existsSync(program)
const withNginx = hasNginx ? describe : describe.skip

const freePort = async (): Promise<number> => {
  const server = createSocketServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

withNginx(`the shipped nginx configuration${hasNginx ? '' : ` (not run: no ${program})`}`, () => {
  let folder = ''
  let port = 0
  let gateway: TestGateway
  let edge: Awaited<ReturnType<typeof startProxyAlone>>
  let token = ''
  let stopChat: (() => Promise<void>) | undefined
  let nginx: ChildProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    const [plainPort, securePort] = [await freePort(), await freePort()]
    port = securePort
    gateway = await startTestGateway({ database: await freshDatabase() })
    const gatewayUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const chat = gateway.ctx.modules.find(({ name }) => name === 'chat')
    stopChat = await chat?.start?.(gateway.ctx)
    token = await gateway.tokenOf('player01')
    edge = await startProxyAlone(gatewayUrl)
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'chain.pem')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.com']
        .concat('-keyout', key)
        .concat('-out', certificate),
      { stdio: 'ignore' },
    )
    const shipped = await readFile(join(__dirname, '../../../deploy/nginx/mosaic.conf'), 'utf8')
    const adapted = shipped
      .replace('/var/cache/nginx/mosaic', join(folder, 'cache'))
      .replace('edge:4000', edge.url.host)
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${securePort} `)
      .replace('/etc/nginx/tls/fullchain.pem', certificate)
      .replace('/etc/nginx/tls/privkey.pem', key)
    await writeFile(join(folder, 'site.conf'), adapted)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    await writeFile(
      join(folder, 'nginx.conf'),
      `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {}
       http { access_log off; ${temporary} include ${folder}/site.conf; }`,
    )
    nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' })
    for (let tries = 0; tries < 50 && !existsSync(join(folder, 'pid')); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100))
  }, 300_000)
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await new Promise((resolve) => nginx.once('exit', resolve))
    await stopChat?.()
    await edge.close()
    gateway.app.server.closeAllConnections()
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  const options = (path: string, headers: Record<string, string> = {}) => ({
    host: '127.0.0.1',
    port,
    path,
    rejectUnauthorized: false,
    headers: { host: 'www.example.com', merchant: 'aurora', authorization: token, ...headers },
  })
  const upload = (body: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { path } = endpoints.setMemberIcon
      const sent = request(
        {
          ...options(path, { 'content-type': 'application/json', 'content-length': String(body.length) }),
          method: 'POST',
        },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  test('a picture near the largest of the contract arrives at the gateway and is shown', async () => {
    const image = await noisePicture(4_900_000)
    expect(image.length).toBeGreaterThan(6_500_000)
    const { status, text } = await upload(JSON.stringify({ image }))
    expect([status, text]).toEqual([200, expect.stringContaining('/wps/member/info/icon/file/')])
  })

  test('a longer body: the 413 has the envelope of the API with a trace id', async () => {
    const { status, text } = await upload('x'.repeat(7_400_000))
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { success: false, value: null, errorCode: 'body.too.large', traceId: expect.any(String) as string },
    ])
  })

  /** A text as a frame of a client, whose payload is masked (RFC 6455 §5.3); the mask is zero. */
  const frameOf = (text: string): Buffer => {
    const payload = Buffer.from(text)
    const head = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 255, 0, 0, 0, 0])
    return Buffer.concat([head, payload])
  }

  test('the chat becomes a socket, and the gateway answers in it', async () => {
    const answered = await new Promise<string>((resolve, reject) => {
      const key = Buffer.from('a nonce of 16 b.').toString('base64')
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': key,
      }
      const sent = request(options(chatPath, upgrade))
      sent.on('upgrade', (_response, socket) => {
        let read = ''
        socket.on('data', (chunk: Buffer) => {
          read += chunk.toString()
          if (!read.includes('"kind":"welcome"')) return
          resolve(read)
          socket.destroy()
        })
        socket.on('error', reject)
        socket.write(frameOf(JSON.stringify({ kind: 'hello', token, merchant: 'aurora', language: 'EN', after: 0 })))
      })
      sent.on('response', ({ statusCode }) => reject(new Error(`status ${statusCode}`)))
      sent.on('error', reject)
      sent.end()
    })
    expect(answered).toContain('"kind":"welcome"')
  })

  test('the first event of a stream arrives while the stream is open', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const sent = request(options(memberStreamPath), (response) => {
        let read = ''
        response.on('data', (chunk: Buffer) => {
          read += chunk.toString()
          if (!read.includes('event: wallet')) return
          resolve(`${response.statusCode} ${response.headers['strict-transport-security'] ?? ''}`)
          response.destroy()
        })
      })
      sent.on('error', reject)
      sent.end()
    })
    expect(first).toMatch(/^200 max-age=\d+; includeSubDomains$/)
  })
})
