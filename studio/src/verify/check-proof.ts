import { earlierLink, seedCommitment, seedWords, unbiasedDraw } from '../fairness/outcome'
import { sha256Hex } from '../fairness/sha256'
import { engineOf } from '../games/engines'
import { leftOf } from '../rules/shared-engine'
import type { PublicProof } from '../server/views'

/** Fields of the form or of a link; all are text. */
export type ProofFields = {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly configHash: string
  readonly config: string
  /** Bet, and the actions after it. */
  readonly choice: string
  readonly actions: string
  /** Recorded SHA-256 of the player's last view; empty when unknown. */
  readonly shownHash: string
  /** Of a table's chain; empty for a round of one player. */
  readonly terminalHash: string
  /** Recorded amounts in minor units; empty when unknown. */
  readonly stake: string
  readonly win: string
}

export const emptyFields: ProofFields = {
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '0',
  configHash: '',
  config: '',
  choice: '',
  actions: '[]',
  shownHash: '',
  terminalHash: '',
  stake: '',
  win: '',
}

/** `null` in a check: there was no value to compare with. */
export type ProofResult =
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'checked'
      readonly engine: string
      readonly config: unknown
      /** View of the engine. */
      readonly view: unknown
      /** Payout in stakes, to two decimals; null when the stake is unknown. */
      readonly times: number | null
      readonly hashFits: boolean | null
      readonly configFits: boolean | null
      readonly shownFits: boolean | null
      readonly chainFits: boolean | null
      readonly winFits: boolean | null
    }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const timesOf = (stake: string, payout: bigint): number | null =>
  /^[1-9]\d{0,17}$/.test(stake) ? Number((payout * 100n) / BigInt(stake)) / 100 : null

const same = (promised: string, computed: string): boolean | null =>
  promised.trim() === '' ? null : promised.trim().toLowerCase() === computed

/** The link of round n, hashed n times, gives the terminal hash shown before the first round. */
const leadsTo = (terminalHash: string, link: string, round: number): boolean | null => {
  if (terminalHash.trim() === '') return null
  let hash = link
  for (let each = 0; each < round; each += 1) hash = sha256Hex(hash)
  return hash === terminalHash.trim().toLowerCase()
}

/** Computes a round with the engine's rules and compares it with the commitments and the record. */
export const checkProof = (fields: ProofFields): ProofResult => {
  const rules = engineOf(parsed(fields.config))
  const nonce = Number(fields.nonce)
  const actions = parsed(fields.actions)
  if (!rules || !Number.isSafeInteger(nonce) || nonce < 0 || !Array.isArray(actions)) return { kind: 'unreadable' }
  const serverSeed = fields.serverSeed.trim()
  const choice = parsed(fields.choice)
  // A bet over several rounds is proved by the link of the last of them.
  const span = rules.kind === 'shared' ? rules.lastRoundOf(choice, nonce, actions) - nonce : 0
  const ownLink = earlierLink(serverSeed, span)
  const drawAt = (round: number) =>
    unbiasedDraw(
      seedWords({
        serverSeed: earlierLink(serverSeed, nonce + span - round),
        clientSeed: fields.clientSeed,
        nonce: round,
      }),
    )
  const draw = () => drawAt(nonce)
  const played = ((): { view: unknown; payout: bigint } | null => {
    if (rules.kind === 'shared') {
      const over = rules.playOver(choice, nonce, actions, drawAt)
      if (over) return { view: over.outcomes, payout: over.payout }
      const { outcome, payoutOf } = rules.play(draw(), nonce)
      const payout = payoutOf(choice, leftOf(actions))
      return payout === null ? null : { view: outcome, payout }
    }
    const round = rules.replay(choice, actions, draw)
    return round && round.payout !== null ? { view: round.view, payout: round.payout } : null
  })()
  if (!played) return { kind: 'unreadable' }
  const payout = String(played.payout)
  return {
    kind: 'checked',
    engine: rules.engine,
    config: rules.config,
    view: played.view,
    times: timesOf(fields.stake, played.payout),
    hashFits: same(fields.serverSeedHash, seedCommitment(ownLink)),
    configFits: same(fields.configHash, rules.hash),
    shownFits: same(fields.shownHash, sha256Hex(JSON.stringify(played.view))),
    chainFits: leadsTo(fields.terminalHash, ownLink, nonce),
    winFits: same(fields.win, payout),
  }
}

export const fieldsFromProof = (proof: PublicProof): ProofFields => ({
  serverSeed: proof.serverSeed ?? '',
  serverSeedHash: proof.serverSeedHash,
  clientSeed: proof.clientSeed,
  nonce: String(proof.nonce),
  configHash: proof.configHash,
  config: proof.config === null ? '' : JSON.stringify(proof.config),
  choice: JSON.stringify(proof.choice),
  actions: JSON.stringify(proof.actions),
  shownHash: proof.shownHash ?? '',
  terminalHash: proof.terminalHash ?? '',
  stake: proof.stake,
  win: proof.win,
})

/** Reads the part after `#` of a proof link. */
export const fieldsFromFragment = (fragment: string): ProofFields => {
  const value = ((): unknown => {
    try {
      return parsed(decodeURIComponent(fragment))
    } catch {
      return null
    }
  })()
  if (typeof value !== 'object' || value === null) return emptyFields
  const entries = Object.entries(value)
  const text = (name: string): string => {
    const found = entries.find(([key]) => key === name)?.[1]
    return typeof found === 'string'
      ? found
      : typeof found === 'number'
        ? String(found)
        : found === undefined || found === null
          ? ''
          : JSON.stringify(found)
  }
  return {
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    clientSeed: text('clientSeed'),
    nonce: text('nonce') || '0',
    configHash: text('configHash'),
    config: text('config'),
    choice: text('choice'),
    actions: text('actions') || '[]',
    shownHash: text('shownHash'),
    terminalHash: text('terminalHash'),
    stake: text('stake'),
    win: text('win'),
  }
}
