import type { ProofView } from '../server/views'

/** Everything a proof needs, in the part of the address that no browser sends to a server. */
type Proof = Pick<
  ProofView,
  | 'serverSeedHash'
  | 'clientSeed'
  | 'nonce'
  | 'configHash'
  | 'config'
  | 'choice'
  | 'actions'
  | 'shownHash'
  | 'terminalHash'
  | 'stake'
  | 'win'
> & { readonly serverSeed: string }

const isProvable = (state: ProofView['state']): boolean => state === 'PAYING' || state === 'SETTLED'

export const proofLink = (round: ProofView, lang: string): string | null => {
  if (round.serverSeed === null || round.config === null || !isProvable(round.state)) return null
  const proof: Proof = {
    serverSeed: round.serverSeed,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    configHash: round.configHash,
    config: round.config,
    choice: round.choice,
    actions: round.actions,
    shownHash: round.shownHash,
    terminalHash: round.terminalHash,
    stake: round.stake,
    win: round.win,
  }
  return `/verify?lang=${lang}#${encodeURIComponent(JSON.stringify(proof))}`
}
