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

/** Texts with consecutive numbers, each written once, in a folder or a bucket. */
export type NumberedTexts = {
  readonly numbers: () => Promise<readonly number[]>
  readonly read: (n: number) => Promise<string | null>
  /** Atomic; false if the number is taken. */
  readonly create: (n: number, text: string) => Promise<boolean>
  /** Path for messages. */
  readonly nameOf: (n: number) => string
  readonly head: () => Promise<string | null>
  readonly writeHead: (text: string) => Promise<void>
  /** Content of a store from before the journal. */
  readonly earlier: () => Promise<{ readonly channels: StoreContent['channels']; readonly lines: readonly string[] }>
}

export type StoreState = StoreContent & {
  /** Number of the newest document, intact or not: a change must name it. */
  readonly n: number
}

const nothing: StoreContent = { channels: {}, pendingDeletion: {}, checksums: {} }

type Newest = { readonly top: number; readonly text: string | null; readonly document: JournalDocument | null }

/**
 * Compare-and-swap without a lock: a change creates the next document, which only one writer can do. Readers use the
 * newest intact document, so a damaged end does not stop them.
 */
export const openJournal = (texts: NumberedTexts, onFault: (error: Error) => void) => {
  const reported = new Set<string>()
  const report = (sentence: string) => {
    if (reported.has(sentence)) return
    reported.add(sentence)
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
      report(
        `${texts.nameOf(n)} is cut or was changed; the document before it counts. npm run release -- verify names the remedy`,
      )
    }
    return { top, text: newest, document: null }
  }
  let known: Newest | null = null
  /** For repeated reads: only checks whether the newest document is still the same. */
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
      // Only evidence: the change is valid without it, and the next change writes it again.
      await texts
        .writeHead(headOf({ n: after + 1, hash }))
        .catch((error: Error) => report(`head of the journal: ${error.message}`))
      return true
    },
    channel: async (name: string): Promise<ChannelDocument | null> => pick(await contentOf(await follow()), name),
    channels: async (): Promise<readonly string[]> => Object.keys((await contentOf(await scan())).channels).sort(),
    journal: async (): Promise<Journal> => {
      // Read first, so that a document written meanwhile does not look like a cut end.
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
