import { copyText } from '@mosaic/ui'

export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Opens the device's share sheet; where there is none or it fails, the link is copied. */
export const shareLink = async (data: {
  readonly title: string
  readonly text: string
  readonly url: string
}): Promise<Shared> => {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  return (await copyText(data.url)) ? 'copied' : 'failed'
}
