import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import {
  openGateway,
  openStore,
  parseLock,
  runRelease,
  storeFolder,
  UnknownMerchantError,
  UsageError,
  type CompositionLock,
} from '../../edge/src/index'
import { root } from '../root'
import { proveCandidate } from './prove'

const gitUser = (): string | null => {
  try {
    return (
      execFileSync('git', ['config', 'user.email'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    )
  } catch {
    return null
  }
}

const optionOf = (args: readonly string[], name: string): string | undefined => {
  const inline = args.find((arg) => arg.startsWith(`--${name}=`))
  const at = args.indexOf(`--${name}`)
  return inline?.slice(name.length + 3) ?? (at >= 0 ? args[at + 1] : undefined)
}

/** Calls the gateway of the site; without GATEWAY_URL the one of `npm start`, if it runs. */
const isMerchant = async (code: string): Promise<boolean | null> => {
  try {
    await openGateway(process.env.GATEWAY_URL ?? `http://localhost:${Number(process.env.PORT ?? 4000) + 1}`).profile(
      code,
    )
    return true
  } catch (error) {
    return error instanceof UnknownMerchantError ? false : null
  }
}

/** A reader may stop in the middle, as `| head` does; the command still goes on to its end. */
const withoutReader = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error
}

/** Builds what changed of one remote; the build's own lines go to stderr, so that --json stays one object. */
const build = async (name: string): Promise<string> => {
  const { buildAll, remoteFolders } = await import('../../shared/remote-kit/src/build/release/build-all')
  if (name !== 'host' && !remoteFolders().some((folder) => basename(folder) === `mfe-${name}`))
    throw new UsageError(`${name} is no remote of this workspace; --folder names a release that was built elsewhere.`)
  const { built, unchanged, failed } = await buildAll({ remotes: [name], log: (line) => console.error(line) })
  const release = [...built, ...unchanged][0]
  if (!release)
    throw new Error(
      failed.map(({ dir, error }) => `${dir} could not be built: ${error}`).join('\n') ||
        `${name} is no remote of this workspace`,
    )
  return release.folder
}

/** The proven set is a file of the repository, so that its changes are reviewed. */
const lockIn = (file: string) => ({
  readLock: async (): Promise<CompositionLock | null> =>
    existsSync(file) ? parseLock(readFileSync(file, 'utf8')) : null,
  writeLock: async (
    channel: string,
    seq: number,
    releases: CompositionLock['releases'],
    provenBy: readonly string[],
  ): Promise<string> => {
    const lock: CompositionLock = { schema: 1, channel, seq, releases, provenAt: new Date().toISOString(), provenBy }
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
    return relative(process.cwd(), file)
  },
})

/** `npm run release -- <command>`: the release commands of edge/src/release on this workspace's store. */
export const release = async (args: readonly string[]): Promise<number> => {
  process.stdout.off('error', withoutReader).on('error', withoutReader)
  const dataDir = resolve(root, optionOf(args, 'data-dir') ?? process.env.DATA_DIR ?? '.data')
  const store = openStore(optionOf(args, 'store') ?? process.env.RELEASE_STORE ?? storeFolder(dataDir), process.env)
  // Help commands never await the store, so its failure must not be an unhandled rejection.
  store.catch(() => undefined)
  return runRelease(args, {
    store,
    keyFile: resolve(root, optionOf(args, 'keys') ?? process.env.SIGNING_KEYS ?? join(dataDir, 'keys/signing.json')),
    who: gitUser() ?? userInfo().username,
    print: (line) => console.log(line),
    now: () => new Date(),
    build,
    prove: (store, channel) => proveCandidate(store, channel, dataDir),
    isMerchant,
    ...lockIn(resolve(root, optionOf(args, 'lock') ?? 'composition.lock.json')),
  })
}
