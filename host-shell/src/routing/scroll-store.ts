const storageKey = 'mosaic.scroll'
const most = 60

type Places = Record<string, number>

const isPlaces = (value: unknown): value is Places =>
  typeof value === 'object' && value !== null && Object.values(value).every((place) => typeof place === 'number')

const read = (): Map<string, number> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return new Map(isPlaces(value) ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}

/** Where each page of this tab's history stood; survives a reload and the way back from another site. */
export const createScrollStore = () => {
  let places: Map<string, number> | null = null
  const known = () => (places ??= read())
  return {
    placeOf: (page: string): number => known().get(page) ?? 0,
    remember: (page: string, top: number): void => {
      // Taken out and put in again: what was used last is kept longest.
      known().delete(page)
      known().set(page, Math.round(top))
    },
    save: (): void => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...known()].slice(-most))))
      } catch {
        // Without storage the places live as long as the page.
      }
    },
  }
}
