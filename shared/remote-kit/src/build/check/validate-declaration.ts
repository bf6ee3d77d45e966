import { endpoints, eventNames, merchantFlags } from '@mosaic/contracts'
import { menuPlaces, slotNames, type RemoteDeclaration } from '../../manifest'
import { isSamePattern, sharedAddress } from '../../routes-collide'
import { lookUp, tags, type TextsByTag } from './texts'

const isOneOf = (known: readonly string[], value: string) => known.includes(value)

/** Paths that an earlier route already matches. */
const repeated = (paths: readonly string[]) => [
  ...new Set(paths.filter((path, index) => paths.findIndex((other) => isSamePattern(other, path)) !== index)),
]

/** The host's own screen. */
const home = '/m/home'

const pathErrors = ({ routes }: RemoteDeclaration): string[] => {
  const paths = routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])
  return [
    ...repeated(paths).map((path) => `path ${path} is declared more than once`),
    ...paths
      .filter((path) => !/^\/m(\/(:[\w-]+|[\w.~-]+))*(\/|\/\*)?$/.test(path) || /^\/m\/?$/.test(path))
      .map(
        (path) =>
          `path ${path} must start with /m/; its segments are letters, digits and -_.~, or a parameter as a whole, and * may end it`,
      ),
    ...paths
      .filter((path) => sharedAddress(path, home) !== null)
      .map((path) => `path ${path} takes ${home} from the host`),
  ]
}

const textKeys = ({ routes, menu = [] }: RemoteDeclaration): string[] => [
  ...new Set([...routes.map((route) => route.title), ...menu.map((entry) => entry.key)]),
]

const textErrors = (declaration: RemoteDeclaration, texts: TextsByTag): string[] =>
  textKeys(declaration).flatMap((key) => {
    const missing = tags.filter((tag) => texts[tag] && lookUp(texts[tag], key, declaration.name) === undefined)
    return missing.length > 0 ? [`text ${key} is missing in ${missing.map((tag) => `${tag}.json`).join(', ')}`] : []
  })

const vocabularyErrors = (declaration: RemoteDeclaration): string[] => {
  const { routes, extensions = [], menu = [] } = declaration
  const flags = [
    ...[...routes, ...extensions, ...menu].flatMap((entry) => entry.flag ?? []),
    ...routes.flatMap(({ guestFlag }) => guestFlag ?? []),
  ]
  const events = menu.flatMap((entry) => entry.badge ?? [])
  const slots = extensions.map((extension) => extension.slot)
  const calls = [...routes, ...extensions].flatMap((entry) => entry.prefetch ?? [])
  return [
    ...slots
      .filter((slot) => !isOneOf(slotNames, slot))
      .map((slot) => `slot ${slot} does not exist; known are ${slotNames.join(' ')}`),
    ...flags
      .filter((flag) => !isOneOf(merchantFlags, flag))
      .map((flag) => `flag ${flag} does not exist in the contract`),
    ...events
      .filter((event) => !isOneOf(eventNames, event))
      .map((event) => `event ${event} does not exist in the contract`),
    ...menu
      .filter((entry) => !isOneOf(menuPlaces, entry.place))
      .map((entry) => `menu place ${entry.place} does not exist; known are ${menuPlaces.join(' ')}`),
    ...calls
      .filter(
        ({ endpoint }) =>
          !(endpoint in endpoints) || endpoints[endpoint].method !== 'GET' || endpoints[endpoint].access !== 'public',
      )
      .map(({ endpoint }) => `prefetch ${endpoint} is not a public GET of the contract`),
  ]
}

/** Every fault of a declaration at once, each a sentence that names the thing to mend; empty when it is sound. */
export const declarationErrors = (declaration: RemoteDeclaration, texts: TextsByTag): string[] => [
  ...(/^[a-z][a-z0-9]*$/.test(declaration.name)
    ? []
    : [`name ${declaration.name} must be lower-case letters and digits`]),
  ...pathErrors(declaration),
  ...textErrors(declaration, texts),
  ...[...new Set(vocabularyErrors(declaration))],
]

/** Texts of the keys that routes and menus name, by language, so that the host shows menus without remote code. */
export const labelsOf = (
  declaration: RemoteDeclaration,
  texts: TextsByTag,
): Partial<Record<keyof TextsByTag, Record<string, string>>> =>
  Object.fromEntries(
    tags
      .filter((tag) => texts[tag])
      .map((tag) => [
        tag,
        Object.fromEntries(textKeys(declaration).map((key) => [key, lookUp(texts[tag], key, declaration.name) ?? key])),
      ]),
  )
