import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bodyLimitOf, chatPath, endpointNames, endpoints, memberStreamPath } from '../../../shared/contracts/src'

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
  let upstream: Server
  let nginx: ChildProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    const [plainPort, securePort] = [await freePort(), await freePort()]
    port = securePort
    upstream = createServer((incoming, response) => {
      if (incoming.url === memberStreamPath)
        return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
      let length = 0
      incoming.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      incoming.on('end', () => response.end(String(length)))
    })
    upstream.on('upgrade', (incoming, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      socket.end(`path ${incoming.url ?? ''}`)
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const edge = (upstream.address() as AddressInfo).port
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
      .replace('edge:4000', `127.0.0.1:${edge}`)
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
  }, 30_000)
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await new Promise((resolve) => nginx.once('exit', resolve))
    upstream.closeAllConnections()
    await new Promise((resolve) => upstream.close(resolve))
    await rm(folder, { recursive: true, force: true })
  })

  const options = (path: string) => ({
    host: '127.0.0.1',
    port,
    path,
    rejectUnauthorized: false,
    headers: { host: 'www.example.com' },
  })

  test('the largest upload of the contract arrives', async () => {
    const largest = Math.max(...endpointNames().map((name) => bodyLimitOf(endpoints[name])))
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request({ ...options('/wps/chat/picture'), method: 'POST' }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        response.on('end', () => resolve(`${response.statusCode} ${text}`))
      })
      sent.on('error', reject)
      sent.end(Buffer.alloc(largest))
    })
    expect(answer).toBe(`200 ${largest}`)
  })

  test('the chat becomes a socket', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const sent = request({
        ...options(chatPath),
        headers: { host: 'www.example.com', connection: 'Upgrade', upgrade: 'websocket' },
      })
      sent.on('upgrade', (_response, socket, head) => {
        let read = head.toString()
        socket.on('data', (chunk: Buffer) => {
          read += chunk.toString()
        })
        socket.on('end', () => resolve(read))
        socket.on('error', reject)
      })
      sent.on('response', ({ statusCode }) => reject(new Error(`status ${statusCode}`)))
      sent.on('error', reject)
      sent.end()
    })
    expect(text).toBe(`path ${chatPath}`)
  })

  test('the first event of a stream arrives while the stream is open', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const sent = request(options(memberStreamPath), (response) => {
        response.once('data', (chunk: Buffer) => {
          resolve(`${response.headers['strict-transport-security'] ?? ''} ${chunk.toString().trim()}`)
          response.destroy()
        })
      })
      sent.on('error', reject)
      sent.end()
    })
    expect(first).toMatch(/^max-age=\d+; includeSubDomains : open$/)
  })
})
