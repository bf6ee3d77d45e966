import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import { classify } from '../../gate'
import type { GatedHost } from '../../gate-parties'
import {
  buildChecks,
  type BuildCheck,
  type ModuleAssets,
  type RemoteDeclaration,
  type RemoteManifest,
} from '../../manifest'
import { checkRemote } from '../check/check-remote'
import { compile } from '../compile/compile'
import { findModules, moduleNames } from '../derive/exposed-modules'
import { workspaceHost } from '../derive/host-provisions'
import { groupAssets, usedPackages } from '../derive/lazy-packages'
import { loadDeclaration } from '../derive/load-declaration'
import { readPackage } from '../paths'
import {
  addressFiles,
  compressAll,
  integrityOf,
  readFiles,
  releaseBase,
  releaseName,
  writeRelease,
  type ReleaseFiles,
} from './release-folder'
import { releasedFiles } from '../derive/released-modules'
import { entryFile, remotePreset } from '../compile/remote-preset'
import { requiredRanges, sharedVersions } from '../compile/shared-map'
import { refuseNewStyles } from '../check/style-floor'
import { readTexts, type TextsByTag } from '../check/texts'
import { neededTokens } from '../check/tokens'
import { declarationErrors, labelsOf } from '../check/validate-declaration'

export type BuiltRelease = { readonly owner: string; readonly release: string; readonly folder: string }

export type BuildPlace = {
  /** Folder that receives `<owner>/<version>+<hash>/`. */
  readonly releases: string
  readonly versions?: Readonly<Record<string, string>>
  /** The caller has checked the types; a release without that check is not published. */
  readonly areTypesChecked?: boolean
  /** The host that a remote is judged by; by default the one of this workspace. */
  readonly host?: GatedHost
}

/** Checks that a finished build has passed. */
export const passedChecks = ({ areTypesChecked = false }: BuildPlace): readonly BuildCheck[] =>
  buildChecks.filter((check) => check !== 'types' || areTypesChecked)

/** Text files named by content; the map gives the file of each language. */
export const textFiles = (
  texts: Readonly<Partial<Record<string, unknown>>>,
  folder = 'texts',
): { files: Map<string, Buffer>; names: Record<string, string> } => {
  const files = new Map<string, Buffer>()
  const names: Record<string, string> = {}
  for (const [tag, content] of Object.entries(texts)) {
    const bytes = Buffer.from(JSON.stringify(content))
    const name = `${folder}/${tag}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.json`
    files.set(name, bytes)
    names[tag] = name
  }
  return { files, names }
}

export const chunkAssets = (compilation: Compilation, chunk: string): ModuleAssets => {
  const packages = usedPackages(compilation, chunk)
  return {
    ...groupAssets(compilation.namedChunkGroups.get(chunk)),
    ...(packages.length > 0 ? { packages } : {}),
  }
}

/** Declaration and texts of a remote, or one error that lists everything wrong with them. */
export const checkedDeclaration = async (
  dir: string,
): Promise<{ declaration: RemoteDeclaration; texts: TextsByTag }> => {
  const declaration = await loadDeclaration(dir)
  const { texts, errors } = readTexts(join(dir, 'src/texts'))
  const all = [...errors, ...declarationErrors(declaration, texts), ...findModules(dir, declaration).errors]
  if (all.length > 0)
    throw new Error(
      `${declaration.name}: remote.config.ts is refused\n${all.map((error) => `  - ${error}`).join('\n')}`,
    )
  return { declaration, texts }
}

const weightsOf = (modules: Readonly<Record<string, ModuleAssets>>, twins: ReleaseFiles): Record<string, number> =>
  Object.fromEntries(
    Object.entries(modules).map(([module, { js }]) => [
      module,
      js.reduce((sum, file) => sum + (twins.get(`${file}.br`)?.length ?? 0), 0),
    ]),
  )

export const buildRemote = async (dir: string, place: BuildPlace): Promise<BuiltRelease> => {
  const { declaration, texts } = await checkedDeclaration(dir)
  const { version } = readPackage(dir)
  const versions = place.versions ?? sharedVersions()
  const outDir = join(dir, `node_modules/.cache/mosaic-output-${process.pid}`)
  const { compilation } = await compile(remotePreset({ dir, declaration, outDir, versions }))
  const modules = Object.fromEntries(
    moduleNames(declaration).map((module) => [module, chunkAssets(compilation, module.slice(2))]),
  )

  const output = await readFiles(outDir)
  const { files: textOutput, names } = textFiles(texts)
  const unaddressed = new Map([...output, ...textOutput])
  refuseNewStyles(declaration.name, unaddressed)
  const shared = requiredRanges(
    versions,
    Object.values(modules).flatMap(({ packages = [] }) => packages),
  )
  const derived = checkRemote(dir, declaration, texts, releasedFiles(compilation))
  const needs = { ...derived, tokens: neededTokens(unaddressed) }
  const checks = passedChecks(place)
  const release = releaseName(version, unaddressed, { declaration, modules, shared, needs, checks })
  const files = addressFiles(unaddressed, releaseBase(declaration.name, release))
  const twins = await compressAll(files)
  const manifest: RemoteManifest = {
    schema: 1,
    ...declaration,
    version,
    release,
    entry: entryFile,
    modules,
    texts: names,
    labels: labelsOf(declaration, texts),
    integrity: integrityOf(files),
    shared,
    needs,
    checks,
    weights: weightsOf(modules, twins),
  }
  const host = place.host ?? workspaceHost(versions)
  const refused = classify(manifest, { hosts: [host], remotes: [] }).reasons.filter(
    ({ verdict }) => verdict === 'refuse',
  )
  if (refused.length > 0) throw new Error(refused.map(({ sentence }) => sentence).join('\n'))
  const folder = join(place.releases, declaration.name, release)
  await writeRelease(folder, new Map([...files, ['remote.json', Buffer.from(JSON.stringify(manifest))]]), twins)
  await rm(outDir, { recursive: true, force: true })
  return { owner: declaration.name, release, folder }
}
