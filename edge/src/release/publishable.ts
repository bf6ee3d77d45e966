import { buildChecks, incompleteTexts, type BuildCheck, type SixTexts, type Texts } from '@mosaic/remote-kit'
import type { Manifest } from './integrity'
import type { ReadFile } from './checksums'

const what: Readonly<Record<BuildCheck, string>> = {
  types: 'its types',
  texts: 'its texts',
  keys: 'the keys that it asks its texts for',
  copies: 'second copies of shared libraries',
}

/** Checks that only the build can make, and that the manifest does not say it has made. */
const uncheckedFaults = (about: string, { checks = [] }: Manifest): readonly string[] =>
  buildChecks
    .filter((check) => !checks.includes(check))
    .map((check) => `${about} was built without a check of ${what[check]}; build it again with npm run build`)

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry))

const parsed = (bytes: Buffer | null): Texts | null => {
  try {
    const value: unknown = bytes && JSON.parse(bytes.toString('utf8'))
    return isTexts(value) ? value : null
  } catch {
    return null
  }
}

/** The texts as the release really holds them: whatever a build said, visitors read these. */
const textFaults = async (
  about: string,
  { texts }: Pick<Manifest, 'texts'>,
  read: ReadFile,
): Promise<readonly string[]> => {
  const of = async (tag: keyof SixTexts): Promise<Texts | null> => parsed(await read(texts[tag] ?? ''))
  const [en, pt, ja, ko, es, th] = await Promise.all([of('en'), of('pt'), of('ja'), of('ko'), of('es'), of('th')])
  return en && pt && ja && ko && es && th
    ? incompleteTexts(about, { en, pt, ja, ko, es, th })
    : [`${about} does not hold its texts in all six languages; build it again`]
}

/** Sentences about a whole build that must not be published all the same; none when it may be. */
export const unpublishable = async (manifest: Manifest, owner: string, read: ReadFile): Promise<readonly string[]> => {
  const about = `${owner} ${manifest.release}`
  const packages = 'name' in manifest ? [] : Object.entries(manifest.packages ?? {})
  const holders = [[about, manifest] as const, ...packages.map(([name, own]) => [`${about} ${name}`, own] as const)]
  const texts = await Promise.all(holders.map(([name, holder]) => textFaults(name, holder, read)))
  return [...uncheckedFaults(about, manifest), ...texts.flat()]
}
