import { serverNow } from '@mosaic/browser'
const mark = 'newest'

/** The parameter passes every cache on the way, and remembers without storage that the way was gone already. */
export const newestDocument = {
  /** False: this document was asked for as the newest. */
  open: (page: Pick<Location, 'href' | 'replace'> = window.location): boolean => {
    const address = new URL(page.href)
    if (address.searchParams.has(mark)) return false
    address.searchParams.set(mark, String(serverNow()))
    page.replace(address.href)
    return true
  },
  /** The address is again the one that the visitor asked for. */
  arrived: (): void => {
    const address = new URL(window.location.href)
    if (!address.searchParams.has(mark)) return
    address.searchParams.delete(mark)
    window.history.replaceState(window.history.state, '', address.href)
  },
}
