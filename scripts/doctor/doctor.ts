import { readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { readSettings } from '../start/environment'
import { takenPort } from '../start/ports'
import { findChromium } from '../test/install/chromium'
import { tagsWithoutFonts } from '../test/install/fonts'
import { presentPostgres } from '../test/install/postgres'
import { usableMemory } from '../test/workers'
import { findings, isMissing, reportLines } from './findings'

const bytesPerGb = 2 ** 30

const freeDisk = (): number => {
  const { bavail, bsize } = statfsSync(root)
  return (bavail * bsize) / bytesPerGb
}

/** `npm run doctor`: prints what start and tests would use and what is missing; downloads nothing. */
export const doctor = async (): Promise<number> => {
  const settings = readSettings(process.env, root)
  if (!settings.ok) {
    console.error(settings.sentence)
    return 1
  }
  const { port } = settings.settings
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string }
  const chromium = findChromium(() => undefined)
  const list = findings({
    node: `${process.version} (${process.execPath})`,
    packageManager,
    browser: chromium.ok
      ? { found: `${chromium.version} from ${chromium.source}: ${chromium.path}` }
      : { sentence: chromium.sentence },
    postgres: presentPostgres(),
    tagsWithoutFonts: tagsWithoutFonts(),
    basePort: port,
    takenPort: await takenPort(port),
    freeDiskGb: freeDisk(),
    memoryGb: usableMemory() / bytesPerGb,
  })
  console.log(reportLines(list).join('\n'))
  return list.some(isMissing) ? 1 : 0
}
