// Replaces runtime-core/utils/preload: the host prefetches itself (host-shell/src/loading/idle-prefetch.ts).
export const defaultPreloadArgs = {}
export const formatPreloadArgs = () => []
export const normalizePreloadExposes = (expose) => expose
export const preloadAssets = () => Promise.resolve([])
