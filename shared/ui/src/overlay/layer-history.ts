/**
 * Back closes the top layer first: an open layer has a history entry of its own, above the page's. A layer that was
 * closed otherwise leaves its entry to the next layer or page, because going back is asynchronous and would overtake a
 * navigation.
 */
type Layer = { readonly close: () => void }
/** `idx` is the router's number of the page, `layer` the number of layers up to this entry. */
type Place = { readonly idx: number; readonly layer: number }

const open: Layer[] = []

const numberIn = (state: unknown, name: 'idx' | 'layer'): number => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : 0
  return typeof value === 'number' ? value : 0
}
const placeOf = (state: unknown): Place => ({ idx: numberIn(state, 'idx'), layer: numberIn(state, 'layer') })
/** `over`: the address of the page at the opening. */
const withLayer = (state: unknown, layer: number, over: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  layer,
  over,
})
const overIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'over') : undefined

let place: Place = { idx: 0, layer: 0 }

/** True where the user went back from the entry of a closed layer: the page below is the one that they leave. */
const leavesClosedLayer = (before: Place, now: Place): boolean =>
  before.idx === now.idx && before.layer > now.layer && before.layer > open.length

const onPop = (event: PopStateEvent): void => {
  const before = place
  place = placeOf(event.state)
  if (place.layer < open.length) for (const layer of open.splice(place.layer).reverse()) layer.close()
  else if (leavesClosedLayer(before, place)) {
    // No page changes on the way, so the router does not see this step.
    event.stopImmediatePropagation()
    window.history.back()
  }
}

const pathOf = (url: string | URL | null | undefined): string =>
  new URL(url ?? window.location.href, window.location.href).pathname

/**
 * The router's own steps from the entry of a layer. Another query of the page keeps the mark. A new page takes its place,
 * unless it holds such a query, which the page below does not have.
 */
const watchRouter = (): void => {
  const { history } = window
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)]
  history.pushState = (state: unknown, unused, url) => {
    const next = placeOf(state)
    const isSpare = placeOf(history.state).layer > 0 && overIn(history.state) === window.location.href
    if (isSpare && next.layer === 0) replace(state, unused, url)
    else push(state, unused, url)
    place = next
  }
  history.replaceState = (state: unknown, unused, url) => {
    const { layer } = placeOf(history.state)
    const stays = layer > 0 && pathOf(url) === window.location.pathname
    replace(stays ? withLayer(state, layer, overIn(history.state)) : state, unused, url)
    place = placeOf(history.state)
  }
}

let watching = false

/** Also after a reload with an open layer, whose entry is still there. */
export const watchLayers = (): void => {
  if (watching) return
  watching = true
  place = placeOf(window.history.state)
  watchRouter()
  window.addEventListener('popstate', onPop, true)
}

/** Registers an open layer and returns how to end it. */
export const openLayer = (close: () => void): (() => void) => {
  watchLayers()
  const layer: Layer = { close }
  open.push(layer)
  if (placeOf(window.history.state).layer < open.length)
    window.history.pushState(withLayer(window.history.state, open.length, window.location.href), '')
  return () => {
    const at = open.indexOf(layer)
    if (at >= 0) open.splice(at, 1)
  }
}
