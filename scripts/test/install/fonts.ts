import { spawnSync } from 'node:child_process'
import { debianInstaller } from './debian'

/** Debian packages of fonts that Chromium lacks, by language tag. */
const fontPackages: Readonly<Record<string, string>> = {
  ja: 'fonts-noto-cjk',
  ko: 'fonts-noto-cjk',
  th: 'fonts-thai-tlwg',
}

/** Whether this machine has a font for a language. Linux without fontconfig has none; other systems bring their own. */
export const hasFonts = (tag: string): boolean => {
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [`:lang=${tag}`, 'family'], { encoding: 'utf8', env: process.env })
  return status === 0 && stdout.trim() !== ''
}

export const tagsWithoutFonts = (): string[] => Object.keys(fontPackages).filter((tag) => !hasFonts(tag))

/**
 * Text is measured in six languages; replacement boxes have other widths. Returns the languages whose measurements are skipped.
 */
export const installFonts = (say: (line: string) => void): readonly string[] => {
  const missing = tagsWithoutFonts()
  if (missing.length === 0) return []
  const install = debianInstaller()
  if (install) {
    say(`Installing fonts for ${missing.join(', ')} …`)
    install(...new Set(missing.map((tag) => fontPackages[tag] ?? '')))
  }
  const still = tagsWithoutFonts()
  if (still.length > 0) say(`No fonts for ${still.join(', ')}: measurements in these languages are skipped.`)
  return still
}
