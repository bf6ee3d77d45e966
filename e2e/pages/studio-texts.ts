import { stageTextsOf } from '../../studio/src/client/stages/stage-texts'
import { textsOf } from '../../studio/src/client/texts/texts'
import type { Tag } from '../texts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text of a game as the pattern of a whole name; its placeholders match any text. */
export const gameName =
  (tag: Tag, engine: string) =>
  (...keys: readonly string[]): RegExp => {
    const texts: Readonly<Record<string, string>> = { ...textsOf(tag), ...stageTextsOf(engine, tag) }
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
