/** Links of announcements lead to pages of the site only. */
export const siteLink = (link: string): string | undefined => (/^\/m\/[^\s\\]*$/.test(link) ? link : undefined)
