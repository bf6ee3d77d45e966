import type { WireLanguage } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { currentLanguage, ensureTexts, setLanguage } from '@mosaic/i18n'

/** Switches the page without a reload: the texts of every remote come along, because menus and titles name them. */
export const switchLanguage = async (language: WireLanguage, remotes: readonly string[]): Promise<void> => {
  await Promise.allSettled(remotes.map((remote) => ensureTexts(remote)))
  await setLanguage(language)
  bus.emit('language.changed@1', { language })
}

/** Switches the language on request of a remote or another tab; if texts cannot be fetched, the language stays. */
export const followLanguage = (remotes: readonly string[]): (() => void) =>
  bus.on('language.changed@1', ({ language }) => {
    if (language !== currentLanguage()) void switchLanguage(language, remotes).catch(() => undefined)
  })
