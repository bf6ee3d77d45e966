import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/**
 * A real PostgreSQL for race tests: PGlite runs transactions one after the other, so a race proves nothing there (domain §0.3).
 * `TEST_DATABASE_URL` names a server; else one is started from the binaries of POSTGRES_BIN or of this machine.
 */
/** `pid` is null when the server was not started by this process. */
export type ThrowawayPostgres = {
  readonly url: string
  readonly pid: number | null
  stop(): Promise<void>
  /** Kills the server as a crash does, and starts it again; only a server that was started here. */
  restart?(): Promise<void>
  /** Stops the server and copies its data to this path, as the start of another one; only a server that was started here. */
  keep?(place: string): Promise<void>
}
export type Unavailable = { readonly unavailable: string }

const binaries = (): string | null => {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return (
    versions.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb'))) ?? null
  )
}

/** Folder of the binaries; `null` without any. */
export const postgresVersion = (): string | null => {
  const bin = process.env.TEST_DATABASE_URL ? null : binaries()
  return bin && spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
}

const numericId = (flag: '-u' | '-g', user: string): number | null => {
  const result = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return result.status === 0 ? Number(result.stdout.trim()) : null
}

/** PostgreSQL refuses to run as root, so root hands it to an account without rights. */
const runner = (): { uid: number; gid: number } | null => {
  if (userInfo().uid !== 0) return null
  for (const user of ['postgres', 'nobody']) {
    const uid = numericId('-u', user)
    const gid = numericId('-g', user)
    if (uid !== null && gid !== null) return { uid, gid }
  }
  return null
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const accepts = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** A copy of the folder, whichever user owns it. */
const copy = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`cp: ${stderr}`)
}

/** `image`: data stored by another server, instead of none. `more`: settings of the server, like `jit=off`. */
export const startThrowawayPostgres = async (
  image?: string,
  more: readonly string[] = [],
): Promise<ThrowawayPostgres | Unavailable> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, pid: null, stop: async () => undefined }
  const bin = binaries()
  if (!bin) return { unavailable: 'no PostgreSQL binaries on this machine and TEST_DATABASE_URL is not set' }
  const identity = runner()
  const folder = mkdtempSync(join(tmpdir(), 'mosaic-pg-'))
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const options = { ...(identity ?? {}), cwd: folder }
  const data = join(folder, 'data')
  if (image) {
    copy(image, data)
    // Another account may have stored the image.
    if (identity) spawnSync('chown', ['-R', `${identity.uid}:${identity.gid}`, data])
  } else {
    const init = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'mosaic', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...options, encoding: 'utf8' },
    )
    if (init.status !== 0) {
      rmSync(folder, { recursive: true, force: true })
      return { unavailable: `initdb failed: ${init.error?.message ?? init.stderr.split('\n')[0] ?? ''}` }
    }
  }
  const port = await freePort()
  const url = `postgres://mosaic@127.0.0.1:${port}/postgres`
  const settings = [`listen_addresses=127.0.0.1`, 'max_connections=60', ...more].flatMap((setting) => ['-c', setting])
  const run = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      ...options,
      stdio: 'ignore',
    })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    for (let waited = 0; waited < 10_000 && !(await accepts(url)); waited += 100) await delay(100)
    return { server, ended }
  }
  let running = await run()
  const end = async () => {
    running.server.kill('SIGINT')
    await running.ended
  }
  return {
    url,
    get pid() {
      return running.server.pid ?? null
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
    keep: async (place) => {
      await end()
      copy(data, place)
      rmSync(folder, { recursive: true, force: true })
    },
    restart: async () => {
      // "Immediate shutdown" (PostgreSQL, "Shutting Down the Server"): no checkpoint, no message to its clients.
      running.server.kill('SIGQUIT')
      await running.ended
      running = await run()
    },
  }
}
