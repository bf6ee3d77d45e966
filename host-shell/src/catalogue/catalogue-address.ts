import type { Composition } from '@mosaic/remote-kit'

/** Every building block of the design system, live; only in documents that the edge made for staff. */
export const cataloguePath = '/m/_ui'

export const isCatalogue = ({ staff }: Composition, pathname: string): boolean =>
  staff === true && (pathname === cataloguePath || pathname.startsWith(`${cataloguePath}/`))

export const addressOf = (id: string): string => `${cataloguePath}/${id}`

/** Pure: the page that an address names, or null for the list. */
export const pageIdOf = (pathname: string): string | null =>
  pathname.slice(cataloguePath.length + 1).replace(/\/$/, '') || null
