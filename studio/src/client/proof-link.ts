import type { ProofView } from '../server/views'

/** Everything a proof needs, in the part of the address that no browser sends to a server. */
export type Proof = {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly configHash: string
  readonly config: unknown
  readonly stops: readonly (readonly number[])[]
  readonly stake: string
  readonly win: string
}

export const proofLink = (round: ProofView, lang: string): string | null => {
  if (round.serverSeed === null || round.config === null || round.spins.length === 0) return null
  const proof: Proof = {
    serverSeed: round.serverSeed,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    configHash: round.configHash,
    config: round.config,
    stops: round.spins.map((spin) => spin.stops),
    stake: round.stake,
    win: round.win,
  }
  return `/verify?lang=${lang}#${encodeURIComponent(JSON.stringify(proof))}`
}
