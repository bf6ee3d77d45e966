import { tabStorage } from '@mosaic/browser'

const storageKey = 'mosaic.scroll'
const most = 60

type Places = Record<string, number>

const isPlaces = (value: unknown): value is Places =>
  typeof value === 'object' && value !== null && Object.values(value).every((place) => typeof place === 'number')

const read = (): Map<string, number> => {
  const value = tabStorage.readJson(storageKey)
  return new Map(isPlaces(value) ? Object.entries(value) : [])
}

/** The path of `<key of the history entry> <path><search>`. */
const pathOf = (page: string): string => page.slice(page.indexOf(' ') + 1).split('?')[0] ?? ''

/** Scroll position of each page in this tab's history; survives a reload and a return from another site. */
export const createScrollStore = () => {
  let places: Map<string, number> | null = null
  const known = () => (places ??= read())
  return {
    placeOf: (page: string): number => known().get(page) ?? 0,
    /**
     * A list that writes its page into the address while it reloads adds a history entry that the new document does
     * not get.
     */
    placeAfterReload: (page: string): number =>
      known().get(page) ?? [...known()].reverse().find(([one]) => pathOf(one) === pathOf(page))?.[1] ?? 0,
    remember: (page: string, top: number): void => {
      // Deleted and set again: the most recently used entries are stored longest.
      known().delete(page)
      known().set(page, Math.round(top))
    },
    save: (): void => {
      tabStorage.write(storageKey, JSON.stringify(Object.fromEntries([...known()].slice(-most))))
    },
  }
}
