import { join } from 'node:path'
import type { HostManifest, RemoteManifest } from '../../manifest'
import { checkedDeclaration } from '../release/build-remote'
import { neededBySources } from '../check/check-remote'
import { moduleNames } from '../derive/exposed-modules'
import { hostFolder, readPackage } from '../paths'
import { entryFile } from './remote-preset'
import { lazyKey, lazyPackages, requiredRanges, sharedVersions } from './shared-map'
import { tags } from '../check/texts'
import { labelsOf } from '../check/validate-declaration'

const textNames = Object.fromEntries(tags.map((tag) => [tag, `texts/${tag}.json`]))
/** Before the first compilation, a development server knows only the possible imports. */
const packagesOf = (dir: string): string[] => {
  const { dependencies = {} } = readPackage(dir)
  return lazyPackages.filter((name) => lazyKey(name) in dependencies)
}
/** A development server has no content to name a release by. */
const devRelease = (version: string) => `${version}+development`

/**
 * `remote.json` of a remote under its development server, made for each request so that a new route appears
 * immediately.
 */
export const devRemoteManifest = async (dir: string): Promise<RemoteManifest> => {
  const { declaration, texts } = await checkedDeclaration(dir)
  const { version } = readPackage(dir)
  const packages = packagesOf(dir)
  return {
    schema: 1,
    ...declaration,
    version,
    release: devRelease(version),
    entry: entryFile,
    modules: Object.fromEntries(moduleNames(declaration).map((module) => [module, { js: [], css: [], packages }])),
    texts: textNames,
    labels: labelsOf(declaration, texts),
    integrity: {},
    shared: requiredRanges(sharedVersions(), packages),
    needs: { ...neededBySources(dir, declaration), tokens: [] },
  }
}

export const devHostManifest = (): HostManifest => {
  const { version } = readPackage(hostFolder)
  return {
    schema: 1,
    version,
    release: devRelease(version),
    entry: 'main.js',
    css: ['main.css'],
    texts: textNames,
    integrity: {},
    shell: null,
    shared: sharedVersions(),
    packages: Object.fromEntries(
      lazyPackages.map((name) => [
        name,
        { js: [], css: [], texts: Object.fromEntries(tags.map((tag) => [tag, `texts/${name}/${tag}.json`])) },
      ]),
    ),
  }
}

export const textFolder = (dir: string): string => join(dir, 'src/texts')
