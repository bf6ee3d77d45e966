// Replaces sdk/dom: the host's plugin loads entries, with integrity (host-shell/src/loading/entry-script.ts).
const refuse = () => {
  throw new Error('The federation runtime may not load files by itself')
}
export { refuse as createScript, refuse as createLink, refuse as loadScript }
export const isStaticResourcesEqual = (one, other) => one === other
export const safeWrapper = (action) => action()
