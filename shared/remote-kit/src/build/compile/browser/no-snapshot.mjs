// Replaces runtime-core/plugins/snapshot/SnapshotHandler: remotes have direct entries, never a manifest.
export const getGlobalRemoteInfo = () => ({})
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin: () => undefined }
}
