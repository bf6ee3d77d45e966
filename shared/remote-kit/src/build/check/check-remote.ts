import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsIn, textKeys } from '../../text-problems'
import type { RemoteDeclaration } from '../../manifest'
import { deriveNeeds, type DerivedNeeds } from '../derive/derive-needs'
import { iconNames } from '../compile/icon-names'
import { workspaceRoot } from '../paths'
import { ownSources } from '../derive/released-modules'
import { secondCopies } from './second-copies'
import { allTakers, ownPackages, sharedLibraries, sourcesBelow } from '../derive/shared-code'
import { inSixLanguages, readTexts, type TextsByTag } from './texts'
import { unknownKeys } from './unknown-keys'

const commonKeys = (): ReadonlySet<string> =>
  textKeys(readTexts(join(workspaceRoot, 'shared/i18n/src/texts/common')).texts.en ?? {})

/** Faults in the texts of one remote: missing, unused and unknown keys. */
const textFaults = (dir: string, name: string, byTag: TextsByTag): readonly string[] => {
  const texts = inSixLanguages(byTag)
  if (!texts) return []
  const sources = sourcesBelow(join(dir, 'src'))
  const code = [readFileSync(join(dir, 'remote.config.ts'), 'utf8'), ...sources.map(({ text }) => text)].join('\n')
  return [
    ...problemsIn(name, texts, code),
    ...unknownKeys(sources, { own: textKeys(texts.en), common: commonKeys() }).map((fault) => `${name}: ${fault}`),
  ]
}

const shared = () => ({ packages: ownPackages, takers: allTakers(), icons: iconNames() })

/** Needs of all sources of a remote, for a development server: the modules of the release are not known yet. */
export const neededBySources = (dir: string, declaration: RemoteDeclaration): DerivedNeeds['needs'] =>
  deriveNeeds(sourcesBelow(join(dir, 'src')), declaration, shared()).needs

/** Needs of a compiled remote; throws one error with all faults. */
export const checkRemote = (
  dir: string,
  declaration: RemoteDeclaration,
  texts: TextsByTag,
  files: readonly string[],
): DerivedNeeds['needs'] => {
  const { needs, faults } = deriveNeeds(ownSources(dir, files), declaration, shared())
  const copies = secondCopies(declaration.name, files, sharedLibraries())
  const all = [...textFaults(dir, declaration.name, texts), ...copies, ...faults]
  if (all.length > 0)
    throw new Error(`${declaration.name}: the build is refused\n${all.map((fault) => `  - ${fault}`).join('\n')}`)
  return needs
}

/** Texts of the host that a language lacks, by namespace. */
export const hostTextFaults = (namespaces: Readonly<Record<string, TextsByTag>>): readonly string[] =>
  Object.entries(namespaces).flatMap(([name, byTag]) => {
    const texts = inSixLanguages(byTag)
    return texts ? problemsIn(name, texts, null) : [`${name}: not in all six languages`]
  })
