import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyChannel, openFileStore, type Proof, type ReleaseStore } from '../../edge/src/index'
import { prepareArt } from '../build/prepare'
import { buildServers } from '../build/servers'
import { root } from '../root'
import { ownSettings } from '../start/own-site'
import { startSite } from '../start/site'
import { findOrInstallChromium } from '../test/install/chromium'
import { runCommand } from '../test/run-command'
import { readFlowReport } from '../test/flows/flow-report'

/** Flows that cross remotes: register, log in, deposit, play, see it in the records. */
const flows = ['site/story.spec.ts', '--grep', 'whole way in pt|balance in the header']

/** Runs the cross-remote flows against the candidate set on a site of its own, so that the running one gets no test players. */
export const proveCandidate = async (candidate: ReleaseStore, channel: string, dataDir: string): Promise<Proof> => {
  const say = (line: string) => console.error(line)
  const chromium = findOrInstallChromium(say)
  if (!chromium.ok) return { ok: false, failed: [], output: chromium.sentence }
  const folder = mkdtempSync(join(tmpdir(), 'mosaic-proof-'))
  const settings = await ownSettings(4900, folder)
  const log: string[] = []
  try {
    // Pictures never differ between sets; the ones that are drawn are used.
    if (existsSync(join(dataDir, 'art'))) symlinkSync(join(dataDir, 'art'), join(folder, 'art'))
    else await prepareArt(root, settings, say)
    await copyChannel(candidate, openFileStore(join(folder, 'store')), channel, join(folder, 'copied'))
    await buildServers(root, say)
    const site = await startSite(
      root,
      settings,
      (name, line) => log.push(`${name}: ${line}`),
      (name, code) => log.push(`${name} stopped with code ${code}`),
      // The flows make their own players; years of demo history would only be waited for.
      { CHANNEL: channel, DEMO: '0' },
    )
    try {
      const report = join(folder, 'report.json')
      const { code, output } = await runCommand(
        process.execPath,
        [
          'e2e/node_modules/@playwright/test/cli.js',
          'test',
          '-c',
          'e2e/proof.config.ts',
          '--output',
          join(folder, 'results'),
          ...flows,
        ],
        {
          MOSAIC_URL: site.addresses.site,
          MOSAIC_DATA_DIR: folder,
          CHROMIUM_PATH: chromium.path,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          FORCE_COLOR: '0',
          // The deep form of the story has no way in Portuguese.
          TEST_DEPTH: '',
        },
      )
      const { passed, failed } = readFlowReport(report)
      return code === 0 && failed.length === 0 && passed.length > 0
        ? { ok: true, flows: passed }
        : { ok: false, failed, output }
    } finally {
      await site.stop()
    }
  } catch (error) {
    return {
      ok: false,
      failed: [],
      output: [error instanceof Error ? error.message : String(error), ...log.slice(-30)].join('\n'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
