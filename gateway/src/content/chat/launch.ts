import type { QueryOf } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'

const site = 'https://site.invalid'

/** A path of this site from a text, else home: never another origin, in any spelling. */
export const sitePath = (text: string): string => {
  if (!text.startsWith('/')) return '/m/home'
  try {
    const { origin, pathname, search } = new URL(text, site)
    return origin === site && pathname.startsWith('/m/') ? pathname + search : '/m/home'
  } catch {
    return '/m/home'
  }
}

type Requested = Required<Pick<NonNullable<QueryOf<'launchChat'>>, 'backUrl' | 'headerColor' | 'title'>>

/** The chat of a merchant: our own page, or a vendor's address with the site's colours and language. */
export const chatUrl = (
  { profile, mainDomain }: Pick<Merchant, 'profile' | 'mainDomain'>,
  language: string,
  { backUrl, headerColor, title }: Requested,
): string => {
  const back = sitePath(backUrl)
  const { chatAddress } = profile
  if (chatAddress === undefined) return `/m/chat?${new URLSearchParams({ backUrl: back }).toString()}`
  const url = new URL(chatAddress)
  const parameters = { language, backUrl: `https://${mainDomain}${back}`, headerColor, title }
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(name, value)
  return url.href
}
