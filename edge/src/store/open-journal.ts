import {
  headOf,
  parseDocument,
  sha256,
  start,
  writeDocument,
  type Journal,
  type JournalDocument,
  type NewAuditEntry,
  type StoreContent,
} from './journal'
import type { ChannelDocument } from './channel-document'

/** Texts that are written once, each under the next number: what a folder and a bucket have in common. */
export type NumberedTexts = {
  /** Ascending. */
  readonly numbers: () => Promise<readonly number[]>
  readonly read: (n: number) => Promise<string | null>
  /** All of it at once, or nothing; false when somebody else took the number. */
  readonly create: (n: number, text: string) => Promise<boolean>
  /** Where a person finds it. */
  readonly nameOf: (n: number) => string
  readonly head: () => Promise<string | null>
  readonly keepHead: (text: string) => Promise<void>
  /** What a store of before the journal held. */
  readonly earlier: () => Promise<{ readonly channels: StoreContent['channels']; readonly lines: readonly string[] }>
}

export type StoreState = StoreContent & {
  /** The number that the newest document has, be it whole or not: a change must name it to be accepted. */
  readonly n: number
}

const nothing: StoreContent = { channels: {}, pendingDeletion: {}, checksums: {} }

type Newest = { readonly top: number; readonly text: string | null; readonly document: JournalDocument | null }

/**
 * Compare-and-swap without a lock: a change is the creation of the next document, which only one writer can do. Readers take the
 * highest whole one, so a damaged end takes nobody down.
 */
export const openJournal = (texts: NumberedTexts, onFault: (error: Error) => void) => {
  const told = new Set<string>()
  const tell = (sentence: string) => {
    if (told.has(sentence)) return
    told.add(sentence)
    onFault(new Error(sentence))
  }

  const scan = async (): Promise<Newest> => {
    const numbers = await texts.numbers()
    const top = numbers.at(-1) ?? 0
    let newest: string | null = null
    for (const n of [...numbers].reverse()) {
      const text = await texts.read(n)
      newest ??= text
      const document = text === null ? null : parseDocument(text, n)
      if (document) return { top, text: newest, document }
      tell(
        `${texts.nameOf(n)} is cut or was changed; what stood before it counts. npm run release -- verify names the mend`,
      )
    }
    return { top, text: newest, document: null }
  }
  let known: Newest | null = null
  /** For readers that ask again and again: looks only whether the newest document is still that one. */
  const follow = async (): Promise<Newest> => {
    const last = known
    const isSame =
      last !== null &&
      last.top > 0 &&
      (await texts.read(last.top)) === last.text &&
      (await texts.read(last.top + 1)) === null
    known = isSame ? last : await scan()
    return known
  }

  const contentOf = async ({ document }: Newest): Promise<StoreContent> => ({
    ...nothing,
    ...(document ?? { channels: (await texts.earlier()).channels }),
  })
  const pick = (content: StoreContent, name: string): ChannelDocument | null =>
    Object.hasOwn(content.channels, name) ? (content.channels[name] ?? null) : null

  return {
    state: async (): Promise<StoreState> => {
      const newest = await scan()
      const { channels, pendingDeletion, checksums } = await contentOf(newest)
      return { n: newest.top, channels, pendingDeletion, checksums }
    },
    append: async (after: number, content: StoreContent, entry: NewAuditEntry): Promise<boolean> => {
      const newest = await scan()
      if (newest.top !== after) return false
      const previous = newest.document ? { n: newest.document.n, hash: newest.document.hash } : start
      const lines = after === 0 ? (await texts.earlier()).lines : []
      const text = writeDocument(
        content,
        entry,
        after + 1,
        previous,
        lines.length > 0 ? { entries: lines.length, sha256: sha256(lines.join('\n')) } : undefined,
      )
      if (!(await texts.create(after + 1, text))) return false
      const { hash } = JSON.parse(text) as JournalDocument
      // A witness only: the change stands without it, and the next one writes it again.
      await texts
        .keepHead(headOf({ n: after + 1, hash }))
        .catch((error: Error) => tell(`head of the journal: ${error.message}`))
      return true
    },
    channel: async (name: string): Promise<ChannelDocument | null> => pick(await contentOf(await follow()), name),
    channels: async (): Promise<readonly string[]> => Object.keys((await contentOf(await scan())).channels).sort(),
    journal: async (): Promise<Journal> => {
      // Before the documents: one that is written meanwhile must not look like an end that was cut off.
      const head = await texts.head()
      const read = (await texts.numbers()).map(async (n) => ({
        n,
        name: texts.nameOf(n),
        text: (await texts.read(n)) ?? '',
      }))
      return { texts: await Promise.all(read), head, earlier: (await texts.earlier()).lines }
    },
  }
}
