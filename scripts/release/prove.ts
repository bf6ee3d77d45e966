import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { copyChannel, openFileStore, type Proof, type ReleaseStore } from '../../edge/src/index'
import { prepareArt } from '../build/prepare'
import { buildServers } from '../build/servers'
import { root } from '../root'
import { startSite } from '../start/site'
import { findOrInstallChromium } from '../test/chromium'
import { runCommand } from '../test/command'

/** A site of its own, so that no test player appears on the running one. */
const port = 4900

/** Flows that cross remotes: register, log in, deposit, play, see it in the records. */
const flows = ['story.spec.ts', '--grep', 'whole way in pt|balance in the header']

type Report = { readonly suites: readonly Suite[]; readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } }
type Suite = { readonly title: string; readonly suites?: readonly Suite[]; readonly specs: readonly { readonly title: string; readonly ok: boolean }[] }

const titles = (suite: Suite): string[] => [...suite.specs.filter(({ ok }) => ok).map(({ title }) => title), ...(suite.suites ?? []).flatMap(titles)]

/** Serves the candidate set on a fresh site and walks the cross-remote flows through it. */
export const proveCandidate = async (candidate: ReleaseStore, channel: string, dataDir: string): Promise<Proof> => {
  const say = (line: string) => console.error(line)
  const chromium = findOrInstallChromium(say)
  if (!chromium.ok) return { ok: false, flows: [], output: chromium.sentence }
  const settings = { production: false, port, dataDir: join(root, '.data-proof'), databaseUrl: null, qa: true }
  rmSync(settings.dataDir, { recursive: true, force: true })
  mkdirSync(settings.dataDir, { recursive: true })
  // Pictures never differ between sets; the ones that are drawn are used.
  if (existsSync(join(dataDir, 'art'))) symlinkSync(join(dataDir, 'art'), join(settings.dataDir, 'art'))
  else await prepareArt(root, settings, say)
  await copyChannel(candidate, openFileStore(join(settings.dataDir, 'store')), channel, join(settings.dataDir, 'copied'))
  await buildServers(root, say)
  const log: string[] = []
  const site = await startSite(
    root,
    settings,
    (name, line) => log.push(`${name}: ${line}`),
    (name, code) => log.push(`${name} stopped with code ${code}`),
    { CHANNEL: channel },
  )
  const report = join(settings.dataDir, 'report.json')
  try {
    const { code, output } = await runCommand(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...flows], {
      MOSAIC_URL: site.addresses.site,
      MOSAIC_DATA_DIR: settings.dataDir,
      CHROMIUM_PATH: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
    })
    const { suites, stats } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const passed = suites.flatMap(titles)
    return { ok: code === 0 && stats.unexpected === 0 && passed.length > 0, flows: passed, output }
  } catch (error) {
    return { ok: false, flows: [], output: [error instanceof Error ? error.message : String(error), ...log.slice(-30)].join('\n') }
  } finally {
    await site.stop()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
}
