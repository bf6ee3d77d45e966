/** The site's service worker; null where there is none, or the browser forbids to ask. */
export const siteWorker = async (scope: string): Promise<ServiceWorkerRegistration | null> => {
  try {
    return (await navigator.serviceWorker.getRegistration(scope)) ?? null
  } catch {
    return null
  }
}

/** Messages of the service worker; returns how to stop. */
export const onWorkerMessage = (hear: (message: unknown) => void): (() => void) => {
  const listen = ({ data }: MessageEvent<unknown>) => hear(data)
  try {
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', listen)
    return () => serviceWorker.removeEventListener('message', listen)
  } catch {
    return () => undefined
  }
}

/** `unavailable`: the browser has no notifications, push messages or workers for them. */
export type PushPermission = NotificationPermission | 'unavailable'

export const pushPermission = (): PushPermission => {
  try {
    return 'serviceWorker' in navigator && 'PushManager' in window ? Notification.permission : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

export const requestPushPermission = async (): Promise<PushPermission> => {
  try {
    return await Notification.requestPermission()
  } catch {
    return 'unavailable'
  }
}
