import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoreContent } from './journal'
import type { NumberedTexts } from './open-journal'
import type { ChannelDocument } from './channel-document'
import { isChannel } from './release-names'
import { createFile, replaceFile } from './replace-file'

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

const textOf = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** The format before the journal: one file per channel, and the audit log as lines. */
const formerFormat = async (root: string) => {
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

/** The journal as numbered files. */
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
    create: (n, text) => createFile(join(folder, nameOf(n)), text),
    head: () => textOf(join(folder, 'head.json')),
    writeHead: (text) => replaceFile(join(folder, 'head.json'), text),
    earlier: () => formerFormat(root),
  }
}
