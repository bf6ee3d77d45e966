import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import type { HostManifest } from '../../manifest'
import { passedChecks, textFiles, type BuildPlace, type BuiltRelease } from './build-remote'
import { hostTextFaults } from '../check/check-remote'
import { compile } from '../compile/compile'
import { hostPreset } from '../compile/host-preset'
import { hostProvisions } from '../derive/host-provisions'
import { packageTexts, providedPackages } from '../derive/lazy-packages'
import { hostFolder, readPackage, workspaceRoot } from '../paths'
import {
  addressFiles,
  integrityOf,
  readFiles,
  releaseBase,
  releaseName,
  writeRelease,
  type ReleaseFiles,
} from './release-folder'
import { lazyKey, lazyPackages, sharedVersions } from '../compile/shared-map'
import { bundlePolyfills, polyfillFile } from '../compile/polyfill-bundle'
import { bundleShell, shellFile } from '../compile/shell-bundle'
import { refuseNewStyles } from '../check/style-floor'
import { readTexts, sharedNamespaces, tags } from '../check/texts'

/** Texts of the host and of the shared packages, grouped by namespace, for one language after the other. */
export const hostTexts = (hostDir: string, sharedTexts = join(workspaceRoot, 'shared/i18n/src/texts')) => {
  const { texts, errors } = readTexts(join(hostDir, 'src/texts'))
  if (errors.length > 0) throw new Error(`host-shell: ${errors.join('; ')}`)
  const namespaces = { ...sharedNamespaces(sharedTexts), host: texts }
  const lazy = Object.fromEntries(lazyPackages.map((name) => [name, packageTexts(name)]))
  const faults = hostTextFaults({ ...namespaces, ...lazy })
  if (faults.length > 0) throw new Error(`host-shell: ${faults.join('; ')}`)
  return Object.fromEntries(
    tags.map((tag) => [
      tag,
      Object.fromEntries(Object.entries(namespaces).map(([namespace, byTag]) => [namespace, byTag[tag] ?? {}])),
    ]),
  )
}

export type HostBuildOptions = BuildPlace & {
  readonly dir?: string
  readonly entry?: string
}

type Compiled = {
  readonly compilation: Compilation
  readonly outDir: string
  readonly dir: string
  readonly versions: Readonly<Record<string, string>>
}

/** Makes a release of what was compiled; `extra` are files that lie beside the host's own. */
export const releaseHost = async (
  { compilation, outDir, dir, versions }: Compiled,
  place: BuildPlace,
  extra: ReleaseFiles = new Map(),
): Promise<BuiltRelease> => {
  const { version } = readPackage(dir)
  const initial = compilation.entrypoints.get('main')?.getFiles() ?? []
  const { files: textOutput, names } = textFiles(hostTexts(dir))
  const ofPackages = lazyPackages
    .filter((name) => lazyKey(name) in versions)
    .map((name) => [name, textFiles(packageTexts(name), `texts/${name}`)] as const)
  const packages = providedPackages(
    compilation,
    Object.fromEntries(ofPackages.map(([name, texts]) => [name, texts.names])),
  )
  const [shell, polyfills] = await Promise.all([bundleShell(dir), bundlePolyfills(dir)])
  const unaddressed = new Map([
    ...(await readFiles(outDir)),
    ...textOutput,
    ...ofPackages.flatMap(([, texts]) => [...texts.files]),
    ...extra,
    ...(shell ? [[shellFile, shell] as const] : []),
    ...(polyfills ? [[polyfillFile, polyfills] as const] : []),
  ])
  refuseNewStyles('host', unaddressed)
  const provides = hostProvisions(dir, unaddressed)
  const checks = passedChecks(place)
  const release = releaseName(version, unaddressed, { versions, provides, checks })
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
    packages,
    provides,
    checks,
  }
  const folder = join(place.releases, 'host', release)
  await writeRelease(folder, new Map([...files, ['host.json', Buffer.from(JSON.stringify(manifest))]]))
  await rm(outDir, { recursive: true, force: true })
  return { owner: 'host', release, folder }
}

export const outputFolder = (dir: string): string => join(dir, `node_modules/.cache/mosaic-output-${process.pid}`)

export const buildHost = async ({
  dir = hostFolder,
  entry,
  versions = sharedVersions(),
  ...place
}: HostBuildOptions): Promise<BuiltRelease> => {
  const outDir = outputFolder(dir)
  const { compilation } = await compile(hostPreset({ dir, outDir, versions, entry }))
  return releaseHost({ compilation, outDir, dir, versions }, place)
}
