import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { endpoints, type Envelope, type ValueOf } from '@mosaic/contracts'
import { CompactEncrypt, importJWK } from 'jose'
import { Pool } from 'undici'
import { startThrowawayPostgres } from '../throwaway-postgres'
import { tenths, tooSmall, total, type Cost } from './capacity'
import { offerLoad, percentile, type Offered } from './offer-load'
import { idleMachine, processorTime } from './processor-time'

/*
 * `npm run bench:logins [-- --check] [--seconds 20] [--logins 50] [--reads 1000]`: logins with real passwords and encrypted bodies beside
 * reads with a session, on PostgreSQL, all on this machine. Each part alone comes first and tells
 * what one call costs; so a slow gateway is told from a small machine, on which the marks can be neither met nor missed.
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
const warmUp = { reads: 200, seconds: 8 }
/** So few that none waits for another, on any machine. */
const [gentleLogins, gentleSeconds] = [5, 6]

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
  let key: { readonly kid: string; readonly imported: Awaited<ReturnType<typeof importJWK>> } | undefined
  const headers = (ip: string) => ({ merchant: 'aurora', 'x-forwarded-for': ip })
  const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

  const login = async (index: number): Promise<{ status: number; token: string }> => {
    if (!key) {
      const { body } = await pool.request({ method: 'GET', path: endpoints.sessionKeys.path, headers: headers('10.0.0.1') })
      const { value } = (await body.json()) as Envelope<ValueOf<'sessionKeys'>>
      const first = value?.keys[0]
      if (!first) throw new Error('The gateway has no key.')
      key = { kid: first.kid, imported: await importJWK({ kty: first.kty, crv: first.crv, x: first.x, y: first.y }, 'ECDH-ES') }
    }
    const { path, method } = endpoints.login
    const seal = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat: Math.floor(Date.now() / 1000), jti: randomUUID(), htm: method, htu: path, mc: 'aurora' }
    const plain = { type: 'username', username: `bench${(index % people) + 1}`, password, loginDeviceId: randomUUID() }
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain))).setProtectedHeader(seal).encrypt(key.imported)
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

/** A database that runs elsewhere (TEST_DATABASE_URL) takes nothing of this machine. */
type Spender = { readonly gateway: number; readonly database: number | null }

const spent = ({ gateway, database }: Spender): Cost => {
  const { user, system } = process.cpuUsage()
  return { gateway: processorTime(gateway) ?? Number.NaN, database: database === null ? 0 : (processorTime(database) ?? Number.NaN), bench: (user + system) / 1000 }
}

/** Runs an offer and says what each of its answered calls took; refused ones cost next to nothing. */
const measured = async (spender: Spender, run: () => Promise<Offered>): Promise<{ offered: Offered; cost: Cost }> => {
  const before = spent(spender)
  const offered = await run()
  const after = spent(spender)
  const each = (part: keyof Cost) => (after[part] - before[part]) / (offered.ends.get(200) ?? Number.NaN)
  return { offered, cost: { gateway: each('gateway'), database: each('database'), bench: each('bench') } }
}

const costRow = (name: string, cost: Cost) => {
  const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value * 100) / 100} ms` : 'unknown').padStart(11)
  return `${name.padEnd(22)}${ms(cost.gateway)}${ms(cost.database)}${ms(cost.bench)}${ms(total(cost))}`
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
    const machine = await idleMachine(3000)
    console.log(`${machine.processors} processors, ${tenths(machine.takenByOthers)} of them taken by others\n`)
    const tokens: string[] = []
    for (let index = 0; index < 40; index += 1) tokens.push((await login(people - 1 - index)).token)
    const readOne = (index: number) => read(tokens[index % tokens.length] ?? '')
    const loginOne = async (index: number) => (await login(index)).status
    await offerLoad(warmUp.reads, warmUp.seconds, readOne)
    const spender = { gateway: gateway.pid ?? 0, database: server.pid }
    const { offered: alone, cost: readCost } = await measured(spender, () => offerLoad(rates.reads, Math.ceil(seconds / 2), readOne))
    const { cost: loginCost } = await measured(spender, () => offerLoad(gentleLogins, gentleSeconds, loginOne))
    console.log(`${'processor time of'.padEnd(22)}${'gateway'.padStart(11)}${'database'.padStart(11)}${'bench'.padStart(11)}${'together'.padStart(11)}`)
    console.log(costRow('a read', readCost))
    console.log(`${costRow('a login', loginCost)}\n`)
    const [logins, beside] = await Promise.all([offerLoad(rates.logins, seconds, loginOne), offerLoad(rates.reads, seconds, readOne)])
    console.log(`${''.padEnd(22)}${'offered'.padStart(8)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}   answers`)
    console.log(row('reads alone', alone, rates.reads))
    console.log(row('reads beside logins', beside, rates.reads))
    console.log(row('logins', logins, rates.logins))
    const over = [
      ...(percentile(beside.times, 0.99) >= marks.readsP99 ? [`reads p99 is ${Math.round(percentile(beside.times, 0.99))} ms, the mark is ${marks.readsP99} ms`] : []),
      ...(done(beside) < 1 ? ['some reads were not answered'] : []),
      ...(done(logins) < marks.loginsDone ? [`${Math.round(done(logins) * 100)} % of the logins came through, the mark is ${marks.loginsDone * 100} %`] : []),
    ]
    const small = tooSmall(machine, [
      { perSecond: rates.reads, cost: readCost },
      { perSecond: rates.logins, cost: loginCost },
    ])
    console.log(over.length === 0 ? '\nwithin the marks' : `\n${small === null ? 'over' : 'not shown here'}: ${over.join('; ')}`)
    if (over.length > 0 && small !== null) console.log(`The times above say nothing of the gateway: ${small}.`)
    return over.length > 0 && process.argv.includes('--check') ? 1 : 0
  } finally {
    await pool.close()
    gateway.kill('SIGTERM')
    await new Promise((resolve) => gateway.once('exit', resolve))
    await server.stop()
  }
}

process.exitCode = await bench()
