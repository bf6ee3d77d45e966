import { writeCookie } from '@mosaic/browser'
import { bus } from '@mosaic/event-bus'
import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

/** The edge reads this cookie to paint the first document in the visitor's theme. */
const themeCookie = 'mosaic.theme'

const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

const apply = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--background').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}

export const setTheme = (theme: Theme): void => {
  writeCookie(themeCookie, theme)
  bus.emit('theme.changed@1', { theme })
}

/** Follows the choice made here or in another tab. */
export const followTheme = (): (() => void) => bus.on('theme.changed@1', ({ theme }) => apply(theme))

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => bus.on('theme.changed@1', () => listener()),
    currentTheme,
    () => 'dark',
  )
