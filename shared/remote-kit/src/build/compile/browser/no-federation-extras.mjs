// runtime-core/utils/preload: the host fetches ahead by itself (host-shell/src/loading/idle-prefetch.ts).
export const defaultPreloadArgs = {}
export const formatPreloadArgs = () => []
export const normalizePreloadExposes = (expose) => expose
export const preloadAssets = () => Promise.resolve([])

// runtime-core/plugins/snapshot/SnapshotHandler: remotes come with direct entries, never with a manifest.
export const getGlobalRemoteInfo = () => ({})
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin: () => undefined }
}

// sdk/dom: the host's own plugin loads entries, with integrity (host-shell/src/loading/entry-script.ts).
const refuse = () => {
  throw new Error('The federation runtime may not load files by itself')
}
export { refuse as createScript, refuse as createLink, refuse as loadScript }
export const isStaticResourcesEqual = (one, other) => one === other
export const safeWrapper = (action) => action()

// error-codes/desc: an error carries its code and the link to its page.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
