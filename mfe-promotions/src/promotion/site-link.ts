/** A link of an announcement leads to a page of the site or nowhere. */
export const siteLink = (link: string): string | undefined => (/^\/m\/[^\s\\]*$/.test(link) ? link : undefined)
