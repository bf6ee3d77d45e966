import { deviceStorage } from './storage'

/** To the other tabs of the site; a tab does not hear itself. */
export type Channel = { readonly post: (message: unknown) => void; readonly close: () => void }

/** Other tabs see a change of storage: a substitute for a few small messages. */
export const openStorageChannel = (name: string, hear: (message: unknown) => void): Channel => {
  const key = `mosaic.channel.${name}` as const
  const follow = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed !== key || newValue === null) return
    try {
      hear((JSON.parse(newValue) as { message: unknown }).message)
    } catch {
      // Another writer's.
    }
  }
  window.addEventListener('storage', follow)
  return {
    post: (message) => {
      // The number makes two equal messages two changes.
      deviceStorage.write(key, JSON.stringify({ message, at: Math.random() }))
      deviceStorage.remove(key)
    },
    close: () => window.removeEventListener('storage', follow),
  }
}

/** Null: the browser has none, or forbids it. */
export const openChannel = (name: string, hear: (message: unknown) => void): Channel | null => {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
    return {
      post: (message) => {
        try {
          channel.postMessage(message)
        } catch {
          // Closed meanwhile: nobody hears it.
        }
      },
      close: () => channel.close(),
    }
  } catch {
    return null
  }
}
