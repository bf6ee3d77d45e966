/** What Chromium offers a page that can be installed; not part of the DOM's types. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** The browser offers once, early; the offer is kept until somebody asks for the app. */
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
