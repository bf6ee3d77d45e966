import type { ComposedRemote, Composition } from '@mosaic/remote-kit'
import { verifiedText } from './verify-composition'
import { isReplayed, type Seen } from './signature'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRemote = (value: unknown): value is ComposedRemote =>
  isObject(value) &&
  typeof value.base === 'string' &&
  typeof value.entry === 'string' &&
  typeof value.release === 'string' &&
  isObject(value.modules) &&
  isObject(value.integrity)

type Shown = Pick<Composition, 'channel' | 'seq' | 'issuedAt'>

/** Signed for this very question, and not before the document that asks: an answer from an earlier day may name a release that was withdrawn since. */
const isCurrent = (answer: Record<string, unknown>, { channel, seq, issuedAt = 0 }: Shown): boolean =>
  answer.channel === channel &&
  typeof answer.seq === 'number' &&
  typeof answer.issuedAt === 'number' &&
  !isReplayed(answer as Seen, { seq, issuedAt })

/** The previous release of a failing remote if the edge has one and signed it, else null. */
export const lastGoodRelease = async (
  remote: string,
  failing: string,
  shown: Shown,
): Promise<ComposedRemote | null> => {
  try {
    const text = await verifiedText(`/composition/last-good/${remote}/${encodeURIComponent(failing)}`)
    const answer: unknown = text === null ? null : JSON.parse(text)
    const isFitting =
      isObject(answer) &&
      answer.remote === remote &&
      answer.failing === failing &&
      isCurrent(answer, shown) &&
      isRemote(answer.composed) &&
      answer.composed.release !== failing
    return isFitting ? (answer.composed as ComposedRemote) : null
  } catch {
    return null
  }
}
