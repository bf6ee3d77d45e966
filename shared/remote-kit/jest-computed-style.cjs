/**
 * jsdom asks each rule of the browser's own sheet about each element again after every change of the page: a tenth of all time of a test of a
 * screen, spent to learn what is hidden. While no sheet of the page itself speaks of it, that follows from few things.
 */
const inlineOf = (element, name) => (element.hasAttribute('style') ? element.style.getPropertyValue(name) : '')

const inherited = (element, name, initial) => {
  for (let at = element; at; at = at.parentElement) {
    const value = inlineOf(at, name)
    if (value && value !== 'inherit') return value
  }
  return initial
}

const namesIn = (rules) =>
  Array.from(rules).flatMap(({ style, cssRules }) => [...Array.from(style ?? []), ...namesIn(cssRules ?? [])])

const declared = new WeakMap()
/** Names of all properties that a sheet sets; a dialog brings one that keeps the page from scrolling. */
const declaredBy = (sheet) => {
  const known = declared.get(sheet)
  if (known?.size === sheet.cssRules.length) return known.names
  const names = new Set(namesIn(sheet.cssRules))
  declared.set(sheet, { size: sheet.cssRules.length, names })
  return names
}

exports.quickComputedStyle = (ask) => {
  const displays = new Map()
  /** All that rules of the browser's own sheet about `display` look at. */
  const displayOf = (element) => {
    const inline = inlineOf(element, 'display')
    if (inline) return inline
    const { localName, parentElement } = element
    const marks = [
      element.hasAttribute('hidden'),
      element.hasAttribute('open'),
      element.getAttribute('type') === 'hidden',
    ]
    const key = [localName, element.namespaceURI, ...marks, parentElement?.localName === 'ruby'].join()
    const known = displays.get(key) ?? ask(element).display
    displays.set(key, known)
    return known
  }
  const quick = {
    display: displayOf,
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
    opacity: (element) => inlineOf(element, 'opacity'),
  }
  const named = { ...quick, pointerEvents: quick['pointer-events'] }
  const names = [...Object.keys(quick), 'all']
  return (element, pseudo) => {
    const sheets = Array.from(element.ownerDocument.styleSheets, declaredBy)
    if (pseudo || sheets.some((sheet) => names.some((name) => sheet.has(name)))) return ask(element, pseudo)
    let whole
    const asked = () => (whole ??= ask(element))
    const getPropertyValue = (name) =>
      Object.hasOwn(quick, name) ? quick[name](element) : asked().getPropertyValue(name)
    return new Proxy(Object.create(null), {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue
        if (Object.hasOwn(named, name)) return named[name](element)
        const value = asked()[name]
        return typeof value === 'function' ? value.bind(asked()) : value
      },
      has: (_, name) => name in asked(),
    })
  }
}
