import type { RoundPlace } from '../../play'

const form = /^(\d{1,13})_([\x21-\x7e]{1,128})$/

/** The place as a client gets it and sends it back; other texts are null. */
export const placeToWire = ({ at, roundId }: RoundPlace): string => `${at}_${encodeURIComponent(roundId)}`

export const placeFromWire = (text: string): RoundPlace | null => {
  const [, at, id] = form.exec(text) ?? []
  if (at === undefined || id === undefined) return null
  try {
    return { at: Number(at), roundId: decodeURIComponent(id) }
  } catch {
    return null
  }
}
