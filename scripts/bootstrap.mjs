// Runs with nothing but Node and npm: brings the pinned pnpm, installs when something changed, then runs the task with node itself.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task, ...rest] = process.argv.slice(2)

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  stop(`Mosaic needs Node 20.19 or newer; this is ${process.version}. Install a newer Node and run the command again.`)

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

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

const isWindows = process.platform === 'win32'

const parent = process.ppid
const endsWithNpm = ['test', 'release'].includes(process.env.npm_lifecycle_event)

/** Runs a command that is told of the signals which this process hears; a group is told as a whole, since npm tells nobody whom it has started. */
const run = (command, args, { isGroup = false, env = process.env } = {}) =>
  new Promise((resolve) => {
    const detached = isGroup && !isWindows
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isGroup && isWindows, detached, env })
    const tell = (signal) => {
      // A terminal interrupts whoever is in its own group; a process manager tells only this one.
      if (detached) process.kill(-child.pid, 'SIGTERM')
      else if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, tell)
    // npm tells its shell only, and a shell that ends tells nobody: whoever has lost it ends too.
    const watch = setInterval(() => {
      if (!endsWithNpm || process.ppid === parent) return
      clearInterval(watch)
      tell('SIGTERM')
    }, 500)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const heard of ['SIGINT', 'SIGTERM']) process.off(heard, tell)
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
    { isGroup: true, env: { ...process.env, CI: 'true' } },
  )
  if (code !== 0) stop('The packages could not be installed; the reason stands above.')
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

// Left by the last start (scripts/build/quick-start-bundle.ts); it answers null when the whole start has to look. Missing or torn: the whole start makes it anew.
if (task === 'start' && rest.length === 0) {
  const quick = await import(pathToFileURL(join(root, 'node_modules/.cache/mosaic/quick-start.mjs')).href).catch(
    () => null,
  )
  const code = quick && (await quick.quickStart(root))
  if (code !== null) process.exit(code)
}

process.exit(
  await run(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'task.ts'), task ?? 'help', ...rest]),
)
