import { faultScripts } from './fault-scripts'
import type { Bench, FaultScript } from './round-bench'
import type { WalletLine } from './wallet-line'

export type Verdict = { readonly name: string; readonly faults: readonly string[] }

const verdictOf = async (script: FaultScript, bench: Omit<Bench, 'wants'>): Promise<Verdict> => {
  const faults: string[] = []
  const wants: Bench['wants'] = (what, wanted, came) => {
    if (wanted !== came) faults.push(`${what}: wanted ${String(wanted)}, came ${String(came)}`)
  }
  try {
    await script.run({ ...bench, wants })
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  return { name: script.name, faults }
}

/** Opens one session and runs every script in it, in order. null: the launch token opened no session. */
export const runScripts = async (
  line: WalletLine,
  launchToken: string,
  gameCode: string,
): Promise<readonly Verdict[] | null> => {
  const { session } = await line.exchange(launchToken, gameCode)
  if (!session) return null
  const verdicts: Verdict[] = []
  for (const script of faultScripts) verdicts.push(await verdictOf(script, { line, session, gameCode, launchToken }))
  return verdicts
}
