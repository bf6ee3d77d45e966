import { buildChecks, incompleteTexts, type BuildCheck, type SixTexts, type Texts } from '@mosaic/remote-kit'
import { problem, type Problem } from '../../problem'
import type { ReadFile } from '../verify/checksums'
import type { Manifest } from '../verify/integrity'

const what: Readonly<Record<BuildCheck, string>> = {
  types: 'its types',
  texts: 'its texts',
  keys: 'the keys that it asks its texts for',
  copies: 'second copies of shared libraries',
}

/** Checks that only the build can make and that the manifest does not list as done. */
const missingChecks = (name: string, { checks = [] }: Manifest): readonly Problem[] =>
  buildChecks
    .filter((check) => !checks.includes(check))
    .map((check) =>
      problem(
        'check-missing',
        [name, check],
        `${name} was built without a check of ${what[check]}; build it again with npm run build`,
      ),
    )

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

/** Checks the text files in the release itself, because visitors read these and not the build's report. */
const textProblems = async (
  name: string,
  { texts }: Pick<Manifest, 'texts'>,
  read: ReadFile,
): Promise<readonly Problem[]> => {
  const of = async (tag: keyof SixTexts): Promise<Texts | null> => parsed(await read(texts[tag] ?? ''))
  const [en, pt, ja, ko, es, th] = await Promise.all([of('en'), of('pt'), of('ja'), of('ko'), of('es'), of('th')])
  const sentences =
    en && pt && ja && ko && es && th
      ? incompleteTexts(name, { en, pt, ja, ko, es, th })
      : [`${name} does not hold its texts in all six languages; build it again`]
  return sentences.map((sentence) => problem('texts-incomplete', [name], sentence))
}

/** Problems that forbid the publication of an intact build. */
export const publishFaults = async (manifest: Manifest, owner: string, read: ReadFile): Promise<readonly Problem[]> => {
  const name = `${owner} ${manifest.release}`
  const packages = 'name' in manifest ? [] : Object.entries(manifest.packages ?? {})
  const holders = [[name, manifest] as const, ...packages.map(([own, held]) => [`${name} ${own}`, held] as const)]
  const texts = await Promise.all(holders.map(([holder, held]) => textProblems(holder, held, read)))
  return [...missingChecks(name, manifest), ...texts.flat()]
}
