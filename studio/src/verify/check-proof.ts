import { multiplied } from '../client/money-text'
import { parseConfig } from '../engine/parse-config'
import { configHash } from '../engine/slot-config'
import type { SlotConfig } from '../engine/slot-config'
import type { RoundOutcome } from '../engine/spin'
import { outcomeOf, seedCommitment } from '../fairness/outcome'
import type { PublicProof } from '../server/views'

/** What a player types or a link carries; everything is text, as in the form. */
export type ProofFields = {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly configHash: string
  readonly config: string
  /** Recorded stops, one list a turn; empty when unknown. */
  readonly stops: string
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
  stops: '',
  stake: '',
  win: '',
}

/** `null` in a check means that there was nothing to compare with. */
export type ProofResult =
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'checked'
      readonly config: SlotConfig
      readonly outcome: RoundOutcome
      readonly hashFits: boolean | null
      readonly configFits: boolean | null
      readonly stopsFit: boolean | null
      readonly winFits: boolean | null
    }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const same = (promised: string, computed: string): boolean | null =>
  promised.trim() === '' ? null : promised.trim().toLowerCase() === computed

const amount = /^\d{1,18}$/

/** A prize is `units` bets on one line; compared without a division, so nothing is rounded. */
const prizeFits = ({ stake, win }: ProofFields, units: number, lines: number): boolean | null =>
  amount.test(stake) && amount.test(win) ? multiplied(win, lines) === multiplied(stake, units) : null

export const checkProof = (fields: ProofFields): ProofResult => {
  const config = parseConfig(parsed(fields.config))
  const nonce = Number(fields.nonce)
  if (!config || !Number.isSafeInteger(nonce) || nonce < 0) return { kind: 'unreadable' }
  const serverSeed = fields.serverSeed.trim()
  const outcome = outcomeOf(config, { serverSeed, clientSeed: fields.clientSeed, nonce })
  const recorded = fields.stops.trim()
  return {
    kind: 'checked',
    config,
    outcome,
    hashFits: same(fields.serverSeedHash, seedCommitment(serverSeed)),
    configFits: same(fields.configHash, configHash(config)),
    winFits: prizeFits(fields, outcome.units, config.lines.length),
    stopsFit:
      recorded === ''
        ? null
        : JSON.stringify(parsed(recorded)) === JSON.stringify(outcome.spins.map((spin) => spin.stops)),
  }
}

export const fieldsFromProof = (proof: PublicProof): ProofFields => ({
  serverSeed: proof.serverSeed ?? '',
  serverSeedHash: proof.serverSeedHash,
  clientSeed: proof.clientSeed,
  nonce: String(proof.nonce),
  configHash: proof.configHash,
  config: proof.config === null ? '' : JSON.stringify(proof.config),
  stops: proof.stops.length === 0 ? '' : JSON.stringify(proof.stops),
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
        : found === undefined
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
    stops: text('stops'),
    stake: text('stake'),
    win: text('win'),
  }
}
