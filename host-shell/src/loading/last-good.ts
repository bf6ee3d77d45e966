import type { ComposedRemote } from '@mosaic/remote-kit'
import { verifiedText } from './genuine-composition'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRemote = (value: unknown): value is ComposedRemote =>
  isObject(value) && typeof value.base === 'string' && typeof value.entry === 'string' && typeof value.release === 'string' && isObject(value.modules) && isObject(value.integrity)

/** The release of a remote that was shown before the one that fails, if the edge knows one and signs it; else null. */
export const lastGoodRelease = async (remote: string, failing: string): Promise<ComposedRemote | null> => {
  try {
    const text = await verifiedText(`/composition/last-good/${remote}/${encodeURIComponent(failing)}`)
    const answer: unknown = text === null ? null : JSON.parse(text)
    const isFitting = isObject(answer) && answer.remote === remote && isRemote(answer.composed) && answer.composed.release !== failing
    return isFitting ? (answer.composed as ComposedRemote) : null
  } catch {
    return null
  }
}
