import { startSite } from '../delivery/site/start-site'
import { median } from './measure'

/*
 * How long after its command a release is what a new page is made of: the command, the store, and an edge that is never
 * restarted. Other remotes must keep their addresses. Arguments: --rounds=10.
 */
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 10)
const limits = { publish: 2000, rollback: 1000 } as const

const site = await startSite('tiny', ['alpha', 'beta'])
const addressesOf = (html: string, remote: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/releases/${remote}/[^/"]+/`, 'g'))].map(([address]) => address)),
]
const page = async (path: string): Promise<string> => (await fetch(site.url + path)).text()

/** Runs the command and requests pages until one has the wanted version. */
const measure = async (version: string, ...command: readonly string[]): Promise<number> => {
  const began = performance.now()
  const { code, messages } = await site.release(...command)
  if (code !== 0) throw new Error(messages.join('\n'))
  while (!addressesOf(await page('/m/alpha'), 'alpha').some((address) => address.includes(`/${version}+`))) {
    if (performance.now() - began > 30_000) throw new Error(`${version} is not live after 30 s`)
  }
  return performance.now() - began
}

const times: Record<keyof typeof limits, number[]> = { publish: [], rollback: [] }
let moved = 0
try {
  const beta = addressesOf(await page('/m/beta'), 'beta').join()
  for (let round = 1; round <= rounds; round++) {
    const folder = await site.remake('alpha', `2.${round}.0`, {})
    times.publish.push(await measure(`2.${round}.0`, 'publish', 'alpha', '--folder', folder))
    times.rollback.push(await measure('1.0.0', 'rollback', 'alpha', '--reason', 'measured', '--to', '1.0.0'))
    if (addressesOf(await page('/m/beta'), 'beta').join() !== beta) moved++
  }
} finally {
  await site.stop()
}

let late = 0
for (const [what, limit] of Object.entries(limits)) {
  const measured = times[what === 'publish' ? 'publish' : 'rollback']
  const worst = Math.max(...measured)
  if (worst > limit) late++
  console.log(
    `${what} → live: median ${Math.round(median(measured))} ms, worst ${Math.round(worst)} ms of ${measured.length}; limit ${limit} ms${worst > limit ? '  TOO LATE' : ''}`,
  )
}
console.log(`other remotes' addresses changed in ${moved} of ${rounds} rounds`)
process.exitCode = late + moved > 0 ? 1 : 0
