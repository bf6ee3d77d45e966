import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { reportFolder } from '../report-folder'
import { hideTools } from './hidden-tools'

/** What the network of this machine needs; nothing else of the environment reaches the account. */
const networkVariables = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy']

const tools = ['useradd', 'userdel', 'unshare', 'setpriv', 'git', 'find', 'script']

export type Running = {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number>
}

export type Account = {
  readonly home: string
  /** Host name of the npm registry. */
  readonly registry: string
  /** A clone of the last commit in a folder of the home. */
  clone(folder: string): string
  /** Runs a command in the namespace of hidden-tools.ts. The child is the command itself. */
  run(cwd: string, command: readonly string[], env?: Readonly<Record<string, string>>): Running
  processes(): readonly number[]
  /** The first files and folders of the account outside its home and the usual caches. */
  strayFiles(): readonly string[]
  remove(): void
}

/** Kept by tsx, Playwright and npm for what they compiled. */
const temporaryCaches = ['tsx-', 'playwright-transform-cache-', 'node-compile-cache']

const path = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter)

const hidden = (scratch: string, command: readonly string[]): readonly string[] => [
  ...['--mount', 'sh', '-c', `${hideTools} exec "$@"`, 'sh'],
  ...command.map((word) => word.replace('$SCRATCH', scratch)),
]

/** Why no such account can be created here, or null. */
export const cannotCreateAccount = (): string | null => {
  if (process.platform !== 'linux') return 'accounts are created on Linux only'
  if (process.getuid?.() !== 0) return 'only root may create accounts'
  const missing = tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
  if (missing.length > 0) return `${missing.join(', ')} not installed`
  const scratch = mkdtempSync(join(tmpdir(), 'mosaic-scratch-'))
  try {
    const withoutRights = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, '--version']
    const { status, stderr } = spawnSync('unshare', hidden(scratch, withoutRights), {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SCRATCH: scratch },
    })
    return status === 0 ? null : `no namespace, or Node is out of reach of other accounts: ${stderr.trim()}`
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The owner of a running process; -1 for one that has ended, also while nothing has read its exit code. */
const uidOf = (pid: string): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return /^State:\s+Z/m.test(status) ? -1 : Number(/^Uid:\s+(\d+)/m.exec(status)?.[1] ?? -1)
  } catch {
    return -1
  }
}

export const createAccount = (root: string, nameServer: string): Account => {
  const name = `mosaic-fresh-${process.pid}`
  // An archive that root unpacks may name any small number as its owner.
  const uid = 200_000 + process.pid
  execFileSync('useradd', ['--create-home', '--uid', String(uid), '--user-group', '--shell', '/bin/sh', name])
  const gid = Number(execFileSync('id', ['-g', name], { encoding: 'utf8' }))
  const home = join('/home', name)
  const scratch = mkdtempSync(join(tmpdir(), 'mosaic-scratch-'))
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: '/' }).trim()
  const network = Object.fromEntries(
    networkVariables.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
  )
  const places = { SCRATCH: scratch, NAME_SERVER: nameServer }
  const usual = { HOME: home, USER: name, LOGNAME: name, PATH: path, LANG: 'C.UTF-8', ...places }
  mkdirSync(reportFolder, { recursive: true })
  // Read while a command of half an hour runs.
  const log = join(reportFolder, 'fresh-machine.log')
  writeFileSync(log, '')
  const processes = () =>
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && uidOf(entry) === uid)
      .map(Number)
  return {
    home,
    registry: new URL(registry).hostname,
    clone: (folder) => {
      const place = join(home, folder)
      execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, place])
      execFileSync('chown', ['-R', `${uid}:${gid}`, place])
      return place
    },
    run: (cwd, command, env = {}) => {
      const account = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
      const child = spawn('unshare', hidden(scratch, [...account, ...command]), {
        cwd,
        env: { ...network, npm_config_registry: registry, ...usual, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      const chunks: Buffer[] = []
      const keep = (chunk: Buffer) => {
        chunks.push(chunk)
        appendFileSync(log, chunk)
      }
      appendFileSync(log, `\n$ ${command.join(' ')}\n`)
      child.stdout.on('data', keep)
      child.stderr.on('data', keep)
      return {
        child,
        output: () => Buffer.concat(chunks).toString(),
        ended: new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))),
      }
    },
    processes,
    strayFiles: () => {
      const pruned = ['/proc', '/sys', home].flatMap((folder, index) => [...(index > 0 ? ['-o'] : []), '-path', folder])
      const query = ['/', '(', ...pruned, ')', '-prune', '-o', '-uid', String(uid), '-print']
      return spawnSync('find', query, { encoding: 'utf8', maxBuffer: 2 ** 26 })
        .stdout.split('\n')
        .filter((file) => file && !temporaryCaches.some((cache) => file.startsWith(`/tmp/${cache}`)))
        .slice(0, 50)
    },
    remove: () => {
      for (const pid of processes()) process.kill(pid, 'SIGKILL')
      spawnSync('userdel', ['--remove', '--force', name])
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** Milliseconds until no process of the account runs, at most `limitMs`. */
export const msUntilNoneRuns = async (account: Account, limitMs: number): Promise<number> => {
  const began = Date.now()
  while (account.processes().length > 0 && Date.now() - began < limitMs) await delay(100)
  return Date.now() - began
}
