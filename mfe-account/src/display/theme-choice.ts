import { writeCookie } from '@mosaic/browser'
import { bus } from '@mosaic/event-bus'
import { useSyncExternalStore } from 'react'

type Theme = 'dark' | 'light'

const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

/** The host listens and repaints in every tab; the edge reads the cookie for the next document. */
export const chooseTheme = (theme: Theme): void => {
  writeCookie('mosaic.theme', theme)
  bus.emit('theme.changed@1', { theme })
}

const onChange = (listener: () => void) => bus.on('theme.changed@1', () => listener())

export const useTheme = (): Theme =>
  useSyncExternalStore(onChange, () => bus.last('theme.changed@1')?.theme ?? shownTheme(), shownTheme)
