import { spawnSync } from 'node:child_process'
import { debianInstaller } from './debian'

/** Debian's packages with the letters that its Chromium comes without, by language tag. */
const fontPackages: Readonly<Record<string, string>> = {
  ja: 'fonts-noto-cjk',
  ko: 'fonts-noto-cjk',
  th: 'fonts-thai-tlwg',
}

/** Whether this machine can draw a language. Without fontconfig nobody can tell, and the browser is taken at its word. */
export const hasLetters = (tag: string): boolean => {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${tag}`, 'family'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

const tagsWithoutLetters = (): string[] => Object.keys(fontPackages).filter((tag) => !hasLetters(tag))

/** Words are measured in six languages, and boxes in place of letters have other widths. */
export const installLetters = (say: (line: string) => void): void => {
  const missing = tagsWithoutLetters()
  if (missing.length === 0) return
  say(`Installing letters for ${missing.join(', ')} …`)
  debianInstaller()?.(...new Set(missing.map((tag) => fontPackages[tag] ?? '')))
  const still = tagsWithoutLetters()
  if (still.length > 0) say(`No letters for ${still.join(', ')}: what is measured in these languages is skipped.`)
}
