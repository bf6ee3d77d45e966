import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { endpoints, type Envelope, type ValueOf } from '@mosaic/contracts'
import { CompactEncrypt, importJWK } from 'jose'
import { Pool } from 'undici'
import { startThrowawayPostgres } from '../throwaway-postgres'
import { offerLoad, percentile, type Offered } from './offer-load'

/*
 * `npm run bench:logins [-- --check] [--seconds 20] [--logins 50] [--reads 1000]`: logins with real passwords and encrypted bodies beside
 * reads with a session, on PostgreSQL, all on this machine. Reads alone are measured first, so that a busy machine shows.
 */
const marks = { readsP99: 100, loginsDone: 0.95 }
const password = 'Bench#2026'
const people = 400

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback)
}
const seconds = option('seconds', 20)
const rates = { logins: option('logins', 50), reads: option('reads', 1000) }

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const startGateway = async (url: string, port: number): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), password, String(people)], {
    env: { ...process.env, DATABASE_URL: url, GATEWAY_URL: `http://localhost:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve())
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}.`)))
  })
  return child
}

const visit = (pool: Pool) => {
  let key: ValueOf<'sessionKeys'>['keys'][number] | undefined
  const headers = (ip: string) => ({ merchant: 'aurora', 'x-forwarded-for': ip })
  const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

  const login = async (index: number): Promise<{ status: number; token: string }> => {
    if (!key) {
      const { body } = await pool.request({ method: 'GET', path: endpoints.sessionKeys.path, headers: headers('10.0.0.1') })
      const { value } = (await body.json()) as Envelope<ValueOf<'sessionKeys'>>
      key = value?.keys[0]
      if (!key) throw new Error('The gateway has no key.')
    }
    const { path, method } = endpoints.login
    const seal = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat: Math.floor(Date.now() / 1000), jti: randomUUID(), htm: method, htu: path, mc: 'aurora' }
    const plain = { type: 'username', username: `bench${(index % people) + 1}`, password, loginDeviceId: randomUUID() }
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
      .setProtectedHeader(seal)
      .encrypt(await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES'))
    const { statusCode, body } = await pool.request({
      method,
      path,
      headers: { ...headers(address(index)), 'content-type': 'application/json', encryption: `v=1; kid="${key.kid}"` },
      body: JSON.stringify({ value }),
    })
    const answer = (await body.json()) as Envelope<ValueOf<'login'>>
    return { status: statusCode, token: answer.value?.token ?? '' }
  }
  const read = async (token: string): Promise<number> => {
    const { statusCode, body } = await pool.request({ method: 'GET', path: endpoints.memberInfo.path, headers: { ...headers('10.0.0.2'), authorization: token } })
    await body.dump()
    return statusCode
  }
  return { login, read }
}

const done = ({ times, ends }: Offered) => (ends.get(200) ?? 0) / times.length
const row = (name: string, offered: Offered, rate: number) => {
  const ends = [...offered.ends].map(([end, count]) => `${end}: ${count}`).join(', ')
  const at = (share: number) => `${Math.round(percentile(offered.times, share))} ms`.padStart(9)
  return `${name.padEnd(22)}${`${rate}/s`.padStart(8)}${at(0.5)}${at(0.95)}${at(0.99)}   ${ends}`
}

const bench = async (): Promise<number> => {
  const server = await startThrowawayPostgres()
  if ('unavailable' in server) {
    console.error(`not run: ${server.unavailable}`)
    return 1
  }
  const port = await freePort()
  const gateway = await startGateway(server.url, port)
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 })
  try {
    const { login, read } = visit(pool)
    const tokens: string[] = []
    for (let index = 0; index < 40; index += 1) tokens.push((await login(people - 1 - index)).token)
    const readOne = (index: number) => read(tokens[index % tokens.length] ?? '')
    await offerLoad(rates.reads, 3, readOne)
    const alone = await offerLoad(rates.reads, Math.ceil(seconds / 2), readOne)
    const [logins, beside] = await Promise.all([offerLoad(rates.logins, seconds, async (index) => (await login(index)).status), offerLoad(rates.reads, seconds, readOne)])
    console.log(`${''.padEnd(22)}${'offered'.padStart(8)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}   answers`)
    console.log(row('reads alone', alone, rates.reads))
    console.log(row('reads beside logins', beside, rates.reads))
    console.log(row('logins', logins, rates.logins))
    const over = [
      ...(percentile(beside.times, 0.99) >= marks.readsP99 ? [`reads p99 is ${Math.round(percentile(beside.times, 0.99))} ms, the mark is ${marks.readsP99} ms`] : []),
      ...(done(beside) < 1 ? ['some reads were not answered'] : []),
      ...(done(logins) < marks.loginsDone ? [`${Math.round(done(logins) * 100)} % of the logins came through, the mark is ${marks.loginsDone * 100} %`] : []),
    ]
    console.log(over.length === 0 ? '\nwithin the marks' : `\nover: ${over.join('; ')}`)
    return over.length > 0 && process.argv.includes('--check') ? 1 : 0
  } finally {
    await pool.close()
    gateway.kill('SIGTERM')
    await new Promise((resolve) => gateway.once('exit', resolve))
    await server.stop()
  }
}

process.exitCode = await bench()
