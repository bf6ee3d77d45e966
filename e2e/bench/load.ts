import { chromium } from '@playwright/test'
import { join } from 'node:path'
import { browserArguments } from '../browser'
import { coldVisit, medians, type Sample } from './measure'
import { startSites } from './sites'
import { startBackground } from './background'

/*
 * `npm run bench:load [-- --check] [--rounds 7] [--page /m/home]`: the federated site against the same sources as one
 * bundle. Same HTML composer, same edge, same gateway; rounds alternate so that a busy moment hits both.
 */
const marks = { lcpRatio: 1.1, scriptRatio: 1.2, homeScriptBytes: 170_000, cls: 0.02 }

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}
const rounds = Math.max(5, Number(option('rounds', '5')))
const page = option('page', '/m/home')
const folder = join(import.meta.dirname, '../../.data-bench')

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${Math.round(time)} ms`
const range = (samples: readonly Sample[]) =>
  `${Math.round(Math.min(...samples.map(({ lcp }) => lcp)))}–${Math.round(Math.max(...samples.map(({ lcp }) => lcp)))}`

const row = (name: string, federated: string, oneBundle: string, ratio: string) =>
  `${name.padEnd(20)}${federated.padStart(14)}${oneBundle.padStart(14)}${ratio.padStart(9)}`

const background = await startBackground(folder)
const sites = await startSites(folder, background.artFolder, background.gatewayUrl)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserArguments,
})
const samples: Record<'federated' | 'oneBundle', Sample[]> = { federated: [], oneBundle: [] }
try {
  // The first visits warm the edges' memory and are not counted.
  for (const url of [sites.federated, sites.oneBundle]) await coldVisit(browser, url + page)
  for (let round = 1; round <= rounds; round++) {
    const order = round % 2 === 1 ? (['federated', 'oneBundle'] as const) : (['oneBundle', 'federated'] as const)
    for (const name of order) samples[name].push(await coldVisit(browser, sites[name] + page))
    console.log(
      `round ${round} of ${rounds}: federated ${milliseconds(samples.federated.at(-1)?.lcp ?? 0)}, one bundle ${milliseconds(samples.oneBundle.at(-1)?.lcp ?? 0)}`,
    )
  }
} finally {
  await browser.close()
  await sites.stop()
  await background.stop()
}

const [federated, oneBundle] = [medians(samples.federated), medians(samples.oneBundle)]
const lcpRatio = federated.lcp / oneBundle.lcp
const scriptRatio = federated.scriptBytes / oneBundle.scriptBytes
console.log(`\n${page}, medians of ${rounds} alternating cold rounds, applied throttling (150 ms, 1.6 Mbit/s, CPU 4×)`)
console.log(row('', 'federated', 'one bundle', 'ratio'))
console.log(row('LCP', milliseconds(federated.lcp), milliseconds(oneBundle.lcp), lcpRatio.toFixed(2)))
console.log(row('  range', range(samples.federated), range(samples.oneBundle), ''))
console.log(
  row('FCP', milliseconds(federated.fcp), milliseconds(oneBundle.fcp), (federated.fcp / oneBundle.fcp).toFixed(2)),
)
console.log(
  row('script bytes (br)', kilobytes(federated.scriptBytes), kilobytes(oneBundle.scriptBytes), scriptRatio.toFixed(2)),
)
console.log(
  row(
    'script requests',
    String(federated.scriptRequests),
    String(oneBundle.scriptRequests),
    (federated.scriptRequests / oneBundle.scriptRequests).toFixed(2),
  ),
)
console.log(
  row(
    'requests',
    String(federated.requests),
    String(oneBundle.requests),
    (federated.requests / oneBundle.requests).toFixed(2),
  ),
)
console.log(row('CLS', federated.cls.toFixed(4), oneBundle.cls.toFixed(4), ''))

const over = [
  ...(lcpRatio > marks.lcpRatio ? [`LCP is ${lcpRatio.toFixed(2)}× one bundle, the mark is ${marks.lcpRatio}×`] : []),
  ...(scriptRatio > marks.scriptRatio
    ? [`script bytes are ${scriptRatio.toFixed(2)}× one bundle, the mark is ${marks.scriptRatio}×`]
    : []),
  ...(federated.scriptBytes > marks.homeScriptBytes
    ? [`scripts weigh ${kilobytes(federated.scriptBytes)}, the mark is ${kilobytes(marks.homeScriptBytes)}`]
    : []),
  ...(federated.cls > marks.cls ? [`CLS is ${federated.cls.toFixed(4)}, the mark is ${marks.cls}`] : []),
]
console.log(over.length === 0 ? '\nall marks are met' : `\nover the marks:\n  ${over.join('\n  ')}`)
process.exit(process.argv.includes('--check') && over.length > 0 ? 1 : 0)
