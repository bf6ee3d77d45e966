import type { DownloadResource } from '@mosaic/contracts'

/** The merchant's Telegram, if its address is one that may be opened. */
export const telegramLink = (resources: readonly DownloadResource[]): string | null => {
  const url = resources.find(({ resourceType }) => resourceType === 'TELEGRAM')?.url ?? ''
  try {
    const { protocol, username, password, href } = new URL(url)
    return protocol === 'https:' && username === '' && password === '' ? href : null
  } catch {
    return null
  }
}
