import { findOrInstallChromium } from './install/chromium'
import { installFonts } from './install/fonts'
import { runFlows } from './flows/flows'
import type { Tested } from './squad-checks'
import { runStaticChecks } from './static/run-static-checks'
import { staticChecks, staticChecksOf } from './static/static-checks'
import { none, sum, type Tally } from './tally'
import { runUnitTests, type Depth } from './unit/unit-tests'

export type PartName = 'static' | 'unit' | 'e2e'

/** Scope of the checks: all, or the parts that one squad can break alone. */
export type Scope = { readonly remote: string | null; readonly depth: Depth } & Tested

const runBrowserFlows = async (scope: Scope, say: (line: string) => void): Promise<Tally> => {
  const chromium = findOrInstallChromium(say)
  if (!chromium.ok) {
    say(chromium.sentence)
    return { passed: 0, failed: 1 }
  }
  const skipped = installFonts(say).length
  const tally = await runFlows(chromium.path, scope.flows, say, scope.depth)
  return sum(tally, { ...none, skipped })
}

/** The parts of `npm test`; each runs in a process of its own (run-checks.ts). */
export const parts: Readonly<
  Record<PartName, { readonly name: string; run(scope: Scope, say: (line: string) => void): Promise<Tally> }>
> = {
  static: {
    name: 'static checks',
    run: ({ remote }, say) => runStaticChecks(remote === null ? staticChecks() : staticChecksOf(remote), say),
  },
  unit: { name: 'unit tests', run: ({ units, depth }, say) => runUnitTests(say, units, depth) },
  e2e: { name: 'browser flows', run: runBrowserFlows },
}
