import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from '../start/environment'
import { buildDesk } from './desk'
import { buildServers } from './servers'

type Log = (line: string) => void

const load = <T>(root: string, file: string): Promise<T> => import(pathToFileURL(join(root, file)).href) as Promise<T>

type BuildSide = typeof import('../../shared/remote-kit/src/build/release/build-all')
type Art = typeof import('../../studio/art/index')
type Store = typeof import('../../edge/src/index')

/** Draws the pictures that changed into the data folder. */
export const prepareArt = async (root: string, settings: Settings, log: Log, scale?: number): Promise<void> => {
  const { renderArt } = await load<Art>(root, 'studio/art/index.ts')
  const { rendered, skipped, milliseconds } = await renderArt({ outDir: join(settings.dataDir, 'art'), scale })
  if (rendered > 0) log(`art: ${rendered} pictures drawn, ${skipped} unchanged, ${milliseconds} ms`)
}

/** Builds the remotes and the host that changed and publishes them to the file store; `by` is the command that the log names. */
export const prepareReleases = async (root: string, settings: Settings, by: string, log: Log): Promise<void> => {
  const { buildAll } = await load<BuildSide>(root, 'shared/remote-kit/src/build/release/build-all.ts')
  const report = await buildAll({ log })
  if (report.failed.length > 0)
    throw new Error(report.failed.map(({ dir, error }) => `${dir} could not be built: ${error}`).join('\n'))
  const { openStore, publishSet, storeFolder } = await load<Store>(root, 'edge/src/index.ts')
  const store = await openStore(process.env.RELEASE_STORE ?? storeFolder(settings.dataDir), process.env)
  const folders = [...report.built, ...report.unchanged].map(({ folder }) => folder)
  const result = await publishSet(store, folders, 'stable', { who: by, why: 'builds of this workspace' })
  if (result.kind === 'refused') throw new Error(`Not published: ${result.sentences.join('\n')}`)
  if (result.kind === 'busy') throw new Error(`Not published: ${result.sentence}`)
  if (result.kind === 'published')
    for (const [owner, release] of Object.entries(result.releases)) log(`published ${owner} ${release}`)
  for (const sentence of result.skipped) log(`skipped: ${sentence}`)
}

/** Prepares pictures, releases and the operator desk; each step does only the changed parts. */
export const prepareContent = async (
  root: string,
  settings: Settings,
  by: string,
  log: Log,
  artScale?: number,
): Promise<void> => {
  await prepareArt(root, settings, log, artScale)
  await prepareReleases(root, settings, by, log)
  await buildDesk(root, log)
}

/** Everything that must be there before the processes start. */
export const prepare = async (root: string, settings: Settings, by: string, log: Log): Promise<void> => {
  await buildServers(root, log)
  await prepareContent(root, settings, by, log)
}
