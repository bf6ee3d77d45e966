import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tag } from '../texts'

const client = join(import.meta.dirname, '../../studio/src/client')

/** Later folders win, as in the game page: texts of all games, of tables and reels, of the engine. */
const foldersOf = (engine: string) => ['texts', 'tables/texts', 'stages/reels/texts', `stages/${engine}/texts`]

const textsOf = (engine: string, tag: Tag): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...foldersOf(engine)
      .map((folder) => join(client, folder, `${tag}.json`))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  ) as Record<string, string>

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text of a game as the pattern of a whole name; its placeholders match any text. */
export const gameName =
  (tag: Tag, engine: string) =>
  (...keys: readonly string[]): RegExp => {
    const texts = textsOf(engine, tag)
    const patterns = keys.map((key) => {
      const text = texts[key]
      if (text === undefined) throw new Error(`There is no text ${key} of ${engine} in ${tag}`)
      return text
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.+')
    })
    return new RegExp(`^(?:${patterns.join('|')})$`)
  }
