/** The command that installs a browser here; null: none is known. */
const browserCommand = (platform: string, exists: (path: string) => boolean): string | null => {
  if (platform === 'darwin') return 'brew install --cask google-chrome'
  if (platform === 'win32') return 'winget install Google.Chrome'
  if (exists('/usr/bin/apt-get')) return 'sudo apt-get install chromium'
  if (exists('/usr/bin/dnf')) return 'sudo dnf install chromium'
  return null
}

/** One sentence with the one command that helps. */
export const missingBrowser = (platform: string, exists: (path: string) => boolean): string =>
  `No Chromium starts on this machine, so the browser flows did not run. Help: ${browserCommand(platform, exists) ?? 'CHROMIUM_PATH=/path/to/chromium npm test'}`
