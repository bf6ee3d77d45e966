import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stepsOf } from '../../../scripts/new-remote/tutorial'
import { writeTemplate } from '../../../scripts/new-remote/write-remote'
import { root } from '../../../scripts/root'

const place = 'test-results/tutorial'

/** Writes the tutorial's remote as its steps leave it, into a folder that finds the packages of the workspace. */
export const writeTutorialRemote = (name: string): string => {
  const folder = join(place, `mfe-${name}`)
  rmSync(join(root, folder), { recursive: true, force: true })
  writeTemplate(root, folder, name)
  for (const step of stepsOf(readFileSync(join(root, 'docs/new-remote.md'), 'utf8'), 'Steps')) {
    if (step.kind !== 'file') continue
    const file = join(root, place, step.file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, step.text)
  }
  return join(root, folder)
}
