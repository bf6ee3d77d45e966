export const cataloguePath = '/'

export const addressOf = (id: string): string => `${cataloguePath}${id}`

/** The page that an address names, or null for the list. */
export const pageIdOf = (pathname: string): string | null =>
  pathname.slice(cataloguePath.length).replace(/\/$/, '') || null
