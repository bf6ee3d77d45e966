import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoreContent } from './journal'
import type { NumberedTexts } from './open-journal'
import { isChannel, type ChannelDocument } from './release-store'
import { draftOf, replaceFile } from './replace-file'

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

const textOf = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Pointers as one file a channel, and the log as lines: how a folder kept them before there was a journal. */
const earlierIn = async (root: string) => {
  const channels: Record<string, StoreContent['channels'][string]> = {}
  const folder = join(root, 'channels')
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const channel = name.slice(0, -'.json'.length)
    if (!name.endsWith('.json') || !isChannel(channel)) continue
    const {
      default: pointers,
      seq,
      rollouts,
      merchants,
      previous,
    } = JSON.parse((await textOf(join(folder, name))) ?? '{}') as ChannelDocument
    channels[channel] = { schema: 1, channel, seq, default: pointers, rollouts, merchants, previous }
  }
  return { channels, lines: ((await textOf(join(root, 'audit.jsonl'))) ?? '').split('\n').filter(Boolean) }
}

/** Numbered files. A finished draft is linked to its number: the link fails when the number is taken, and nobody sees half a file. */
export const fileTexts = (root: string): NumberedTexts => {
  const folder = join(root, 'journal')
  const nameOf = (n: number) => `${String(n).padStart(10, '0')}.json`
  return {
    nameOf: (n) => join('journal', nameOf(n)),
    numbers: async () =>
      (existsSync(folder) ? await readdir(folder) : [])
        .filter((name) => /^\d{10}\.json$/.test(name))
        .map((name) => Number(name.slice(0, 10)))
        .sort((a, b) => a - b),
    read: (n) => textOf(join(folder, nameOf(n))),
    create: async (n, text) => {
      await mkdir(folder, { recursive: true })
      const draft = draftOf(join(folder, nameOf(n)))
      const handle = await open(draft, 'wx')
      try {
        await handle.writeFile(text)
        await handle.sync()
        await link(draft, join(folder, nameOf(n)))
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error)))
          throw new Error(
            `The file system of ${folder} knows no hard links, which keep two writers apart: use another disk, or a bucket (RELEASE_STORE=s3://…)`,
          )
        throw error
      } finally {
        await handle.close()
        await rm(draft, { force: true })
      }
    },
    head: () => textOf(join(folder, 'head.json')),
    keepHead: (text) => replaceFile(join(folder, 'head.json'), text),
    earlier: () => earlierIn(root),
  }
}
