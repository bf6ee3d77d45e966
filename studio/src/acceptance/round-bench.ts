import type { Fields, WalletSession, WalletLine, WalletReply } from './wallet-line'

/** Environment of a script; every stake is the game's lowest, so a small balance is enough. */
export type Bench = {
  readonly line: WalletLine
  readonly session: WalletSession
  readonly gameCode: string
  readonly launchToken: string
  /** Fails the script with the expected and the actual value. */
  readonly wants: (what: string, wanted: unknown, came: unknown) => void
}

export type FaultScript = { readonly name: string; readonly run: (bench: Bench) => Promise<void> }

/** One new round per script: its calls, and the change of the balance. */
const roundOf = async ({ line, session, wants }: Bench) => {
  const roundId = line.newId()
  const stake = String(session.minBet)
  const before = (await line.call('balance', session, {})).balance ?? 0n
  const ask = (call: string, fields: Fields): Promise<WalletReply> => line.call(call, session, { roundId, ...fields })
  return {
    roundId,
    stake,
    ask,
    is: (what: string, reply: WalletReply, status: string) => wants(what, status, reply.status),
    moved: async (by: bigint) =>
      wants('the balance', String(before + by), String((await line.call('balance', session, {})).balance)),
  }
}
type RoundBench = Awaited<ReturnType<typeof roundOf>>

export const onRound = (name: string, run: (round: RoundBench, bench: Bench) => Promise<void>): FaultScript => ({
  name,
  run: async (bench) => run(await roundOf(bench), bench),
})
