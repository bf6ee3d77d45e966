import { z } from 'zod'

const answer = z.union([z.object({ launchToken: z.string() }), z.object({ problem: z.string() })])

/** Number of free rounds that the scripts use. */
const freeRounds = 5

/** Requests an unused launch token, with free rounds of its game, from the QA console of a site. */
export const launchTokenFrom = async (
  site: string,
  launch: { readonly merchant: string; readonly account: string; readonly game: string },
): Promise<string> => {
  const response = await fetch(`${site}/qa/launch.json`, {
    method: 'POST',
    body: JSON.stringify({ ...launch, freeRounds }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(20_000),
  })
  const read = answer.safeParse(await response.json().catch(() => null))
  if (!read.success) throw new Error(`${site} has no QA console: it answered ${response.status}.`)
  if ('problem' in read.data) throw new Error(read.data.problem)
  return read.data.launchToken
}
