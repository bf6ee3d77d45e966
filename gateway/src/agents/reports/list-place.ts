/** The place of a row in a list whose latest rows come first. */
export type ListPlace = { readonly at: number; readonly id: string }

const form = /^(\d{1,13})_([\x21-\x7e]{1,128})$/

/** The place as a client gets it and sends it back; other texts are null. */
export const placeToWire = ({ at, id }: ListPlace): string => `${at}_${encodeURIComponent(id)}`

export const placeFromWire = (text: string): ListPlace | null => {
  const [, at, id] = form.exec(text) ?? []
  if (at === undefined || id === undefined) return null
  try {
    return { at: Number(at), id: decodeURIComponent(id) }
  } catch {
    return null
  }
}
