import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostManifest } from '../manifest'
import { textFiles, type BuildPlace, type BuiltRelease } from './build-remote'
import { compile } from './compile'
import { hostPreset } from './host-preset'
import { hostFolder, readPackage, workspaceRoot } from './paths'
import { addressFiles, integrityOf, readFiles, releaseBase, releaseName, writeRelease } from './release-folder'
import { sharedVersions } from './shared-map'
import { bundleShell, shellFile } from './shell-bundle'
import { readTexts, sharedNamespaces, tags } from './texts'

/** Texts of the host and of the shared packages, grouped by namespace, for one language after the other. */
export const hostTexts = (hostDir: string, sharedTexts = join(workspaceRoot, 'shared/i18n/src/texts')) => {
  const { texts, errors } = readTexts(join(hostDir, 'src/texts'))
  if (errors.length > 0) throw new Error(`host-shell: ${errors.join('; ')}`)
  const namespaces = { ...sharedNamespaces(sharedTexts), host: texts }
  return Object.fromEntries(tags.map((tag) => [tag, Object.fromEntries(Object.entries(namespaces).map(([namespace, byTag]) => [namespace, byTag[tag] ?? {}]))]))
}

export type HostBuildOptions = BuildPlace & {
  readonly dir?: string
  readonly entry?: string
}

export const buildHost = async (options: HostBuildOptions): Promise<BuiltRelease> => {
  const { dir = hostFolder } = options
  const { version } = readPackage(dir)
  const versions = options.versions ?? sharedVersions()
  const outDir = join(dir, `node_modules/.cache/mosaic-output-${process.pid}`)
  const { compilation } = await compile(hostPreset({ dir, outDir, versions, entry: options.entry }))
  const initial = compilation.entrypoints.get('main')?.getFiles() ?? []

  const { files: textOutput, names } = textFiles(hostTexts(dir))
  const shell = await bundleShell(dir)
  const unaddressed = new Map([...(await readFiles(outDir)), ...textOutput, ...(shell ? [[shellFile, shell] as const] : [])])
  const release = releaseName(version, unaddressed, { versions })
  const files = addressFiles(unaddressed, releaseBase('host', release))
  const manifest: HostManifest = {
    schema: 1,
    version,
    release,
    entry: initial.find((file) => file.endsWith('.js')) ?? 'main.js',
    css: initial.filter((file) => file.endsWith('.css')),
    texts: names,
    integrity: integrityOf(new Map([...files].filter(([name]) => name !== shellFile))),
    shell: shell ? shellFile : null,
    shared: versions,
  }
  const folder = join(options.releases, 'host', release)
  await writeRelease(folder, new Map([...files, ['host.json', Buffer.from(JSON.stringify(manifest))]]))
  await rm(outDir, { recursive: true, force: true })
  return { owner: 'host', release, folder }
}
