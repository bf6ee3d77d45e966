import { join } from 'node:path'
import type { HostManifest, RemoteManifest } from '../manifest'
import { checkedDeclaration } from './build-remote'
import { moduleNames } from './exposed-modules'
import { hostFolder, readPackage } from './paths'
import { entryFile } from './remote-preset'
import { requiredRanges, sharedVersions } from './shared-map'
import { tags } from './texts'
import { labelsOf } from './validate-declaration'

const textNames = Object.fromEntries(tags.map((tag) => [tag, `texts/${tag}.json`]))
/** A development server has no content to name a release by. */
const devRelease = (version: string) => `${version}+development`

/** `remote.json` of a remote under its development server, read anew each time so that a new route shows at once. */
export const devRemoteManifest = async (dir: string): Promise<RemoteManifest> => {
  const { declaration, texts } = await checkedDeclaration(dir)
  const { version } = readPackage(dir)
  return {
    schema: 1,
    ...declaration,
    version,
    release: devRelease(version),
    entry: entryFile,
    modules: Object.fromEntries(moduleNames(declaration).map((module) => [module, { js: [], css: [] }])),
    texts: textNames,
    labels: labelsOf(declaration, texts),
    integrity: {},
    shared: requiredRanges(sharedVersions()),
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
  }
}

export const textFolder = (dir: string): string => join(dir, 'src/texts')
