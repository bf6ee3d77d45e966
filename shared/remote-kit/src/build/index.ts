export { basePreset } from './base-preset'
export { buildAll, remoteFolders, type BuildAllOptions, type BuildReport } from './build-all'
export { buildHost, type HostBuildOptions } from './build-host'
export { buildOneBundle, type OneBundle } from './build-one-bundle'
export { buildRemote, checkedDeclaration, type BuiltRelease, type BuildPlace } from './build-remote'
export { compile } from './compile'
export {
  devServerConfig,
  hostDevServerConfig,
  startDevServer,
  type DevTarget,
  type RunningDevServer,
} from './dev-server'
export { typeErrors } from './check-types'
export { deriveNeeds } from './derive-needs'
export { workspaceHost } from './host-provisions'
export { hostPreset, type HostPresetOptions } from './host-preset'
export { loadDeclaration } from './load-declaration'
export { containerGlobal, entryFile, remotePreset, type RemotePresetOptions } from './remote-preset'
export { sharedModules, sharedVersions } from './shared-map'
export { styleProblems } from './style-floor'
export { declarationErrors, labelsOf } from './validate-declaration'
export { webpackConfig, type RemoteWebpackConfig } from './webpack-config'
export { secondCopies } from './second-copies'
export { unknownKeys } from './unknown-keys'
