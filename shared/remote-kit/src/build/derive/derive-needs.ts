import type { RemoteDeclaration, RemoteNeeds } from '../../manifest'
import { derivedCalls, type Takers } from './derive-calls'
import { importedNames } from './derive-exports'
import { renderedSlots } from './derive-slots'
import { writtenIcons } from '../compile/icon-names'
import { parseSource, type Source } from './read-source'

export type DerivedNeeds = {
  /** Tokens are read from the styles of the output. */
  readonly needs: Omit<RemoteNeeds, 'tokens'>
  /** Places that the derivation cannot read, each with what to write instead. */
  readonly faults: readonly string[]
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

/**
 * Names that the modules of a release use of the host and of events. The declaration adds calls that the document
 * starts, events behind badges, and filled slots.
 */
export const deriveNeeds = (
  sources: readonly Source[],
  { routes, extensions = [], menu = [] }: Pick<RemoteDeclaration, 'routes' | 'extensions' | 'menu'>,
  shared: { readonly packages: readonly string[]; readonly takers: Takers; readonly icons: readonly string[] },
): DerivedNeeds => {
  const parsed = sources.map(parseSource)
  const imported = importedNames(parsed, shared.packages)
  const calls = derivedCalls(parsed, shared.takers)
  const rendered = renderedSlots(parsed)
  const started = [...routes, ...extensions].flatMap(({ prefetch = [] }) => prefetch.map(({ endpoint }) => endpoint))
  return {
    needs: {
      exports: imported.exports,
      endpoints: sorted([...calls.endpoints, ...started]),
      hears: sorted([...calls.hears, ...menu.flatMap(({ badge }) => badge ?? [])]),
      emits: calls.emits,
      slots: rendered.slots,
      fills: sorted(extensions.map(({ slot }) => slot)),
      icons: sorted([...writtenIcons(parsed, shared.icons), ...menu.map(({ icon }) => icon)]),
    },
    faults: [...imported.faults, ...calls.faults, ...rendered.faults],
  }
}
