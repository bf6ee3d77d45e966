import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '../../build/bundle-for-node'
import { gatewayPackages } from '../../build/servers'
import { root } from '../../root'
import { findOrInstallPostgres } from '../install/postgres'

const built = join(root, 'gateway/dist/bench')

/** A test that timed out leaves its bench; it must not outlive the runner, which waits for the pipe that it holds. */
const endWithParent = ['--import', pathToFileURL(join(root, 'scripts/process/end-with-parent.mjs')).href]

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> => {
  const child = spawn(process.execPath, [...endWithParent, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

const thread = 'src/identity/password/argon2-worker.mjs'

/** For runs of seconds: PGlite is compiled once, not a second time for speed. */
export const shortRun: readonly string[] = ['--liftoff-only']

/** Scripts of the gateway's benches as files that Node starts at once; `flags` are Node's own, also for the gateways. */
export const runBuilt = async (
  script: string,
  others: readonly string[],
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<number> => {
  findOrInstallPostgres(console.log)
  const files = [script, ...others].map((name) => [`bench/${name}.ts`, `${name}.mjs`] as const)
  const beside = [thread, join(dirname(script), basename(thread))] as const
  const bundle = ([from, to]: readonly [string, string]) =>
    bundleForNode(join(root, 'gateway', from), join(built, to), gatewayPackages)
  await Promise.all([...files, beside].map(bundle))
  return run([...flags, join(built, `${script}.mjs`), ...args])
}

const models = 'play/seamless/wallet-model'

/**
 * Kills gateways and the database server while money moves, and compares the acknowledged calls with the books.
 * With `--model <times>` it plays the random wallet sequences of `npm test` that many times.
 */
export const chaos = (args: readonly string[]): Promise<number> => {
  const at = args.indexOf('--model')
  if (at < 0) return runBuilt('chaos/chaos', ['chaos/serve-players'], args)
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  return run(
    [
      jest,
      '-c',
      'jest.config.mjs',
      '--selectProjects',
      'gateway',
      '--testTimeout',
      '3600000',
      '--testPathPatterns',
      models,
    ],
    // The model is a quick test, which `npm run test:deep` would leave out.
    { MODEL_RUNS: args[at + 1] ?? '50', TEST_DEPTH: '' },
  )
}
