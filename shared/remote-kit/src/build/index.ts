export { floorOf, polyfilledIn } from './check/api-floor'
export { basePreset } from './compile/base-preset'
export { buildAll, remoteFolders, type BuildAllOptions, type BuildReport } from './release/build-all'
export { buildHost, type HostBuildOptions } from './release/build-host'
export { buildOneBundle, type OneBundle } from './release/build-one-bundle'
export { buildRemote, checkedDeclaration, type BuiltRelease, type BuildPlace } from './release/build-remote'
export { compile } from './compile/compile'
export {
  devServerConfig,
  hostDevServerConfig,
  startDevServer,
  type DevTarget,
  type RunningDevServer,
} from './compile/dev-server'
export { typeErrors } from './check/check-types'
export { deriveNeeds } from './derive/derive-needs'
export { workspaceHost } from './derive/host-provisions'
export { hostPreset, type HostPresetOptions } from './compile/host-preset'
export { loadDeclaration } from './derive/load-declaration'
export { containerGlobal, entryFile, remotePreset, type RemotePresetOptions } from './compile/remote-preset'
export { sharedModules, sharedVersions } from './compile/shared-map'
export { styleProblems } from './check/style-floor'
export { declarationErrors, labelsOf } from './check/validate-declaration'
export { webpackConfig, type RemoteWebpackConfig } from './webpack-config'
export { secondCopies } from './check/second-copies'
export { unknownKeys } from './check/unknown-keys'
