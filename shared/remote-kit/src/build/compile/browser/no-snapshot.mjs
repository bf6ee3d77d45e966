// Stands in for runtime-core/plugins/snapshot/SnapshotHandler: remotes come with direct entries, never with a manifest.
export const getGlobalRemoteInfo = () => ({})
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin: () => undefined }
}
