// Runs with only Node and npm: gets the pinned pnpm, installs after a change, then runs the task with node itself.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onParentGone } from './process/parent-watch.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task, ...rest] = process.argv.slice(2)

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const least = engines.node.replace('>=', '')
const [[leastMajor, leastMinor], [major, minor]] = [least, process.versions.node].map((version) =>
  version.split('.').map(Number),
)
if (major < leastMajor || (major === leastMajor && minor < leastMinor))
  stop(`Mosaic needs Node ${least} or newer; this is ${process.version}. Install one: npm install --global node@24`)

// No tool sends usage data or asks for news; https://consoledonottrack.com.
Object.assign(process.env, { DO_NOT_TRACK: '1', npm_config_update_notifier: 'false' })

const manifests = () => {
  const folders = ['', 'host-shell', 'gateway', 'operator', 'studio', 'edge', 'e2e']
  for (const name of readdirSync(root)) if (name.startsWith('mfe-')) folders.push(name)
  for (const name of readdirSync(join(root, 'shared'))) folders.push(join('shared', name))
  return folders.map((folder) => join(root, folder, 'package.json')).filter(existsSync)
}

const fingerprint = () => {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.platform + process.arch)
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests()])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

const mark = join(root, 'node_modules', '.mosaic-install')
const wanted = fingerprint()
const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : ''

/** Covers the end of this process itself, which `run` cannot. */
const endWithParent = pathToFileURL(join(root, 'scripts/process/end-with-parent.mjs')).href

const isWindows = process.platform === 'win32'
/** Servers finish open requests within this time; Playwright needs longer to close its browsers. */
const shutdownMs = ['start', 'dev'].includes(task) ? 3_500 : 10_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command. A process group ends completely with this process: on a signal, when npm is gone, and when its own leader ends.
 * A command that reads from the terminal cannot have a group of its own.
 */
const run = (command, args, { isGroup = true, env = process.env } = {}) =>
  new Promise((resolve) => {
    const detached = isGroup && !isWindows
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: isWindows && command !== process.execPath,
      detached,
      env,
    })
    const signalAll = (signal) => {
      try {
        process.kill(detached ? -child.pid : child.pid, signal)
      } catch {
        // The group is empty.
      }
    }
    const end = (signal) => {
      // A terminal sends SIGINT to the foreground group, which includes a child without a group of its own.
      if (!detached && signal === 'SIGINT' && process.stdin.isTTY) return
      signalAll('SIGTERM')
      setTimeout(() => signalAll('SIGKILL'), shutdownMs).unref()
    }
    for (const signal of signals) process.on(signal, end)
    const endWatch = onParentGone(() => end('SIGTERM'))
    child.on('exit', (code, signal) => {
      endWatch()
      for (const each of signals) process.off(each, end)
      if (detached) signalAll('SIGKILL')
      resolve(signal ? 1 : (code ?? 1))
    })
  })

if (installed !== wanted) {
  console.log(`Installing the packages of the lockfile with ${packageManager} …`)
  const pnpm = ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']
  const code = await run(
    isWindows ? 'npm.cmd' : 'npm',
    ['exec', '--yes', `--package=${packageManager}`, '--', ...pnpm],
    // Without a terminal pnpm 10 refuses to replace node_modules unless it believes that it runs in CI.
    { env: { ...process.env, CI: 'true' } },
  )
  if (code !== 0) stop('The packages could not be installed; the reason stands above.')
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

// Written by the last start (scripts/build/quick-start-bundle.ts). Null: a full start is needed; a damaged bundle counts as null.
if (task === 'start' && rest.length === 0) {
  const quick = await import(pathToFileURL(join(root, 'node_modules/.cache/mosaic/quick-start.mjs')).href).catch(
    () => null,
  )
  // The servers of a quick start run below this process, which therefore stops them itself.
  const stopped = new Promise((resolve) => {
    for (const signal of signals) process.on(signal, resolve)
    onParentGone(resolve)
  })
  const code = quick && (await quick.quickStart(root, stopped))
  if (code !== null) process.exit(code)
}

process.exit(
  await run(
    process.execPath,
    ['--import', endWithParent, '--import', 'tsx', join(root, 'scripts', 'task.ts'), task ?? 'help', ...rest],
    { isGroup: task !== 'ops' },
  ),
)
