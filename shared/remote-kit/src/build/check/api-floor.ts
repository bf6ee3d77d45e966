import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { readFileSync } from 'node:fs'
import { ownTool } from '../paths'

const browsers = { ios: 'safari_ios', safari: 'safari', chrome: 'chrome', firefox: 'firefox' } as const
type Browser = keyof typeof browsers
const browserNames = Object.keys(browsers) as readonly Browser[]

/** Above the floor and not polyfilled: what calls it asks for it first, and this happens where it is missing. */
export const substitutes: Readonly<Record<string, string>> = {
  AudioContext: 'the game is silent',
  BroadcastChannel: 'storage events (shared/browser)',
  'CSS.registerProperty': 'a custom property without a type',
  CompressionStream: 'jose compresses on request only',
  'Document.exitFullscreen': 'no button for the full screen',
  'Document.fullscreenElement': 'no button for the full screen',
  'Document.fullscreenEnabled': 'no button for the full screen',
  'Error.captureStackTrace': 'an error without a shorter stack',
  'Intl.ListFormat': 'i18next formats lists on request only',
  'Intl.Locale': 'i18next knows directions of writing by a list',
  'Intl.RelativeTimeFormat': 'i18next formats such times on request only',
  'Location.ancestorOrigins': 'the referrer',
  'Navigator.clipboard': 'a selection is copied',
  'Navigator.connection': 'the line counts as fast',
  'Navigator.credentials': 'passkeys are not offered',
  'Navigator.locks': 'a lease in storage (shared/browser)',
  'Navigator.maxTouchPoints': 'an iPad counts as a computer',
  'Navigator.share': 'the link is copied',
  'Navigator.vibrate': 'the phone does not vibrate',
  Notification: 'no choice is offered',
  'Notification.permission': 'no choice is offered',
  'Notification.requestPermission': 'no choice is offered',
  PointerEvent: 'touches and the mouse',
  PublicKeyCredential: 'passkeys are not offered',
  'PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable': 'passkeys are not offered',
  'URL.canParse': 'the constructor',
  'Uint8Array.fromBase64': 'atob',
  cancelIdleCallback: 'timers',
  cookieStore: 'axios asks for it in workers only',
  navigation: 'history',
  reportError: 'React dispatches an event',
  requestIdleCallback: 'timers',
  setImmediate: 'message channel',
  // Not the platform's, but of a class of the same name or method.
  'Array#toSorted': 'OrderedDict of Radix',
  ML: 'a variable',
}
/** What libraries of the studio's games call where the site has a polyfill, and games never do. */
export const gameSubstitutes: Readonly<Record<string, string>> = {
  BigInt: 'the proof page says that the browser is too old for it',
  'Intl.PluralRules': 'i18next takes one form',
  'Promise.allSettled': 'React calls it in view transitions',
}

const partsOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}
export const isLater = (one: string, other: string): boolean => {
  const [[major, minor], [otherMajor, otherMinor]] = [partsOf(one), partsOf(other)]
  return major === otherMajor ? minor > otherMinor : major > otherMajor
}

const never = '9999'

/** First version that has it under its own name and without a flag. */
const addedIn = ({ support }: CompatStatement, browser: Browser): string => {
  const statements = [support[browsers[browser]] ?? []].flat() as readonly SimpleSupportStatement[]
  return statements
    .filter((each) => !each.flags && !each.prefix && !each.alternative_name && !each.version_removed)
    .flatMap(({ version_added }) => (typeof version_added === 'string' ? [version_added.replace('≤', '')] : []))
    .reduce((first, each) => (isLater(first, each) ? each : first), never)
}

let data: CompatData | undefined
const compatData = (): CompatData =>
  (data ??= JSON.parse(readFileSync(ownTool('@mdn/browser-compat-data'), 'utf8')) as CompatData)

const at = (start: Identifier | undefined, ...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (found, name) => (found && Object.hasOwn(found, name) ? found[name] : undefined),
    start,
  )

/** Where MDN describes a name of `usedApis`; nowhere if it is none of the platform. */
const statementsOf = (name: string): readonly CompatStatement[] => {
  const { javascript, api } = compatData()
  const [kind, syntax = ''] = name.split(':')
  const [owners = '', method] = name.split('#')
  const [owner = '', member] = name.split('.')
  const found =
    kind === 'regexp'
      ? [at(javascript.regular_expressions, syntax) ?? at(javascript.builtins, 'RegExp', syntax)]
      : method
        ? owners.split('|').map((each) => at(javascript.builtins, each, method))
        : member
          ? [at(javascript.builtins, owner, member) ?? at(api, owner, `${member}_static`) ?? at(api, owner, member)]
          : [at(javascript.builtins, name) ?? at(api, name) ?? at(api, 'Window', name)]
  return found.flatMap((each) => each?.__compat ?? [])
}

/** First versions with an API, also under one of several owners; null for what is no API. */
const versionsOf = (name: string): Readonly<Record<Browser, string>> | null => {
  const statements = statementsOf(name)
  if (statements.length === 0) return null
  const first = (browser: Browser) =>
    statements
      .map((statement) => addedIn(statement, browser))
      .reduce((early, each) => (isLater(early, each) ? each : early))
  return { ios: first('ios'), safari: first('safari'), chrome: first('chrome'), firefox: first('firefox') }
}

export type DerivedFloor = {
  readonly floor: Readonly<Record<Browser, string>>
  /** Per browser what needs that version. */
  readonly because: Readonly<Record<Browser, readonly string[]>>
}

/** The oldest browsers that have all of these names of `usedApis`, by the data of MDN. */
export const floorOf = (names: Iterable<string>): DerivedFloor => {
  const floor: Record<Browser, string> = { ios: '0', safari: '0', chrome: '0', firefox: '0' }
  const because: Record<Browser, string[]> = { ios: [], safari: [], chrome: [], firefox: [] }
  for (const name of names) {
    const versions = versionsOf(name)
    if (!versions) continue
    for (const browser of browserNames) {
      if (isLater(versions[browser], floor[browser])) {
        floor[browser] = versions[browser]
        because[browser] = []
      }
      if (versions[browser] === floor[browser]) because[browser].push(name)
    }
  }
  return { floor, because }
}

/** Names that `host-shell/src/polyfills/index.ts` adds, as `usedApis` writes them. */
export const polyfilledIn = (source: string): readonly string[] =>
  [...source.matchAll(/^(?:for \(const owner of \[(.+)\]\) )?add\(([\w.]+), '(\w+)'/gm)].flatMap(
    ([, owners, owner = '', name = '']) => {
      const written = (owners ?? owner).replace(/\.prototype/g, '')
      if (owner === 'self') return [name]
      return owners || owner.endsWith('.prototype')
        ? [`${written.split(', ').join('|')}#${name}`]
        : [`${written}.${name}`]
    },
  )
