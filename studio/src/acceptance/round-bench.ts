import type { Fields, Seat, WalletLine, WalletReply } from './wallet-line'

/** Environment of a script; every stake is the game's lowest, so a small balance is enough. */
export type Bench = {
  readonly line: WalletLine
  readonly seat: Seat
  readonly gameCode: string
  readonly launchToken: string
  /** Fails the script with what was wanted and what came. */
  readonly wants: (what: string, wanted: unknown, came: unknown) => void
}

export type FaultScript = { readonly name: string; readonly run: (bench: Bench) => Promise<void> }

/** A round of its own for one script: its calls, and what the balance has become by them. */
const roundOf = async ({ line, seat, wants }: Bench) => {
  const roundId = line.newId()
  const stake = String(seat.minBet)
  const before = (await line.call('balance', seat, {})).balance ?? 0n
  const ask = (call: string, fields: Fields): Promise<WalletReply> => line.call(call, seat, { roundId, ...fields })
  return {
    roundId,
    stake,
    ask,
    is: (what: string, reply: WalletReply, status: string) => wants(what, status, reply.status),
    moved: async (by: bigint) =>
      wants('the balance', String(before + by), String((await line.call('balance', seat, {})).balance)),
  }
}
type RoundBench = Awaited<ReturnType<typeof roundOf>>

export const onRound = (name: string, run: (round: RoundBench, bench: Bench) => Promise<void>): FaultScript => ({
  name,
  run: async (bench) => run(await roundOf(bench), bench),
})
