import type { SharedTexts } from '../store/shared-texts'
import { parseSamples, serializeSamples, type EdgeSamples } from './samples'

const folderOf = (channel: string, canary: string): string => `canary/${channel}/samples/${canary}/`

/** `canary/<channel>/samples/<canary>/<edge>.json`: one writer per file, so that a dead edge's samples still count. */
export const openSampleFiles = (texts: SharedTexts, channel: string) => ({
  leaseName: `canary/${channel}/evaluator.json`,
  write: (canary: string, edge: string, samples: EdgeSamples): Promise<void> =>
    texts.write(`${folderOf(channel, canary)}${edge}.json`, serializeSamples(samples)),
  /** Samples of all other edges. */
  readOthers: async (canary: string, edge: string): Promise<readonly EdgeSamples[]> => {
    const folder = folderOf(channel, canary)
    const names = (await texts.list(folder)).filter((name) => name !== `${folder}${edge}.json`)
    const read = await Promise.all(names.map((name) => texts.read(name)))
    return read.flatMap((text) => (text === null ? [] : (parseSamples(text) ?? [])))
  },
  remove: (canary: string, edge: string): Promise<void> => texts.remove([`${folderOf(channel, canary)}${edge}.json`]),
})

/** Removes what dead edges left of canaries that ended; `running` holds `<channel>/<canary>`. */
export const removeEndedSamples = async (texts: SharedTexts, running: ReadonlySet<string>): Promise<void> => {
  const isEnded = (name: string) => {
    const [, channel, , canary] = /^canary\/([^/]+)\/(samples)\/([^/]+)\//.exec(name) ?? []
    return canary ? !running.has(`${channel}/${canary}`) : !name.endsWith('/evaluator.json')
  }
  await texts.remove((await texts.list('canary/')).filter(isEnded))
}
