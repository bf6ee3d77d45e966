import { randomUUID } from 'node:crypto'
import type { Minor } from '../money/minor'
import type { RoundRecord, SessionRecord } from '../store/records'

/** Values fixed before the bet: the configuration, the seeds and, at a table, the chain. */
type Decided = Pick<
  RoundRecord,
  'id' | 'choice' | 'configHash' | 'serverSeedHash' | 'clientSeed' | 'nonce' | 'table'
> & { readonly stake: Minor; readonly rewardId?: string | null }

/** A round whose bet is about to be made. */
export const newRound = (
  session: SessionRecord,
  { stake, rewardId = null, ...decided }: Decided,
  now: number,
): RoundRecord => ({
  ...decided,
  rewardId,
  prize: null,
  sessionId: session.id,
  owner: session.owner,
  mode: session.mode,
  gameCode: session.gameCode,
  currency: session.currency,
  scale: session.scale,
  state: 'BETTING',
  actions: [],
  bets: [],
  stake: String(stake),
  win: '0',
  returned: '0',
  shownHash: null,
  lastLink: null,
  refusal: null,
  payTxId: randomUUID(),
  createdAt: now,
  movedAt: now,
  settledAt: null,
})
