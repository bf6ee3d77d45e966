/** Chromium's install event; not part of the DOM types. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** The browser fires the event once, early; it is stored until the visitor asks for the app. */
export const keepInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    event.preventDefault()
    offered = event
  })
}

/** Opens the browser's own question; false where it has none. */
export const askToInstall = (): boolean => {
  if (!offered) return false
  void offered.prompt()
  offered = null
  return true
}
