import { minor } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import { instantOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { liveValues } from '../../identity'
import { wholeWeight } from '../games'
import { stakesInRoom } from '../rooms'
import { takesBonus } from '../wagering/wagered'
import type { ActiveBonus, CallKey, Context, GameSession, History, StoredCall } from './context'
import { type CallRow, type ContextRow, contextQuery, lockPlayerAccount, type SessionRow } from './context.sql'

/** Stakes in the session's room; null where the game takes no bets in the currency. */
const betLimits = ({ min_bet, max_bet, most_stakes, room_id, category }: SessionRow) => {
  if (min_bet === null || max_bet === null) return { minBet: null, maxBet: null, roundMax: null }
  const highest = minor(BigInt(max_bet))
  const { min, max } = stakesInRoom(category, room_id, { min: minor(BigInt(min_bet)), max: highest })
  return { minBet: min, maxBet: max, roundMax: minor(highest * BigInt(most_stakes)) }
}

type BonusColumns = Pick<
  SessionRow,
  'bonus_id' | 'bonus_terms' | 'bonus_account' | 'bonus_balance' | 'bonus_version' | 'code'
>

/** Applies to a merchant that sets none. */
const usualCampaignCap = '1000000'

/** The active bonus of the member; null: none. */
export const activeBonusOf = ({
  bonus_id: id,
  bonus_terms: terms,
  bonus_account: account,
  bonus_balance: balance,
  bonus_version: version,
  code,
}: BonusColumns): ActiveBonus | null =>
  id === null || terms === null || account === null
    ? null
    : {
        id,
        terms,
        account: { id: account, balance: minor(balance ?? 0n), version: version ?? 0n },
        usable: takesBonus(terms, code),
      }

const sessionOf = (row: SessionRow): GameSession => ({
  id: row.id,
  provider: row.provider,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  memberActive: row.active,
  maintenance: row.maintenance,
  timeZone: row.time_zone,
  excluded: row.excluded,
  hasLimits: row.has_limits,
  campaignCap: profileAmount(row.campaign_cap ?? usualCampaignCap, row.currency),
  currency: row.currency,
  language: row.language,
  expiresAt: instantOf(row.expires_at),
  deviceSessionId: row.device_session_id,
  deviceSessionAlive: row.device_session_alive,
  player: { id: row.player_account, balance: minor(row.balance), version: row.version },
  // This account may go below zero, so its balance is not read.
  house: { id: row.house_account, balance: minor(0), version: 0n },
  bonus: activeBonusOf(row),
  game: {
    code: row.code,
    name: row.name,
    vendor: row.vendor_code,
    category: row.category,
    playable: row.playable,
    ...betLimits(row),
    maxWinHundredths: row.max_win_hundredths,
    validBetWeight: row.valid_bet_weight ?? wholeWeight,
  },
})

const callOf = (row: CallRow | undefined): StoredCall | null =>
  row
    ? {
        call: row.call,
        fingerprint: row.fingerprint,
        memberId: row.member_id,
        roundId: row.round_id,
        amount: minor(BigInt(row.amount)),
        status: row.status,
        answer: row.answer,
        ledgerTransactions: row.ledger_transactions,
        rolledBack: row.rolled_back,
      }
    : null

const historyOf = (row: ContextRow, txId: string, refTxId: string | null): History => {
  const calls = row.calls ?? []
  return {
    stored: callOf(calls.find((each) => each.tx_id === txId)),
    referenced: callOf(refTxId === null ? undefined : calls.find((each) => each.tx_id === refTxId)),
    rollback: callOf(
      refTxId === null ? undefined : calls.find((each) => each.call === 'rollback' && each.ref_tx_id === refTxId),
    ),
    round:
      row.state !== null && row.round_member_id !== null && row.round_game_code !== null
        ? {
            memberId: row.round_member_id,
            gameCode: row.round_game_code,
            stake: minor(row.stake ?? 0n),
            payout: minor(row.payout ?? 0n),
            state: row.state,
            drawId: row.draw_id,
            free:
              row.reward_id === null
                ? null
                : { rewardId: row.reward_id, stake: minor(row.free_stake ?? 0n), won: minor(row.free_win ?? 0n) },
            bonus:
              row.round_bonus_id === null
                ? null
                : {
                    bonusId: row.round_bonus_id,
                    stake: minor(row.bonus_stake ?? 0n),
                    payout: minor(row.bonus_payout ?? 0n),
                  },
          }
        : null,
  }
}

export const contextValues = (provider: string, hash: string, { txId, refTxId, roundId }: CallKey, now: number) => ({
  ...{ provider, hash, txId, refTxId, roundId },
  at: new Date(now).toISOString(),
  ...liveValues(now),
})

/** Session and history of a call, as they are at this moment. */
export const readContext = async (
  db: Db,
  provider: string,
  hash: string,
  key: CallKey,
  now: number,
): Promise<Context | null> => {
  const { rows } = await contextQuery(key)(db, contextValues(provider, hash, key, now))
  const row = rows[0]
  return row ? { session: sessionOf(row), history: historyOf(row, key.txId, key.refTxId) } : null
}

/**
 * Locks the player's account until the transaction ends, so that the calls of one player run one after the other. Reads
 * after the lock, so that changes committed while this call waited count.
 */
export const lockContext = async (
  tx: Tx,
  provider: string,
  hash: string,
  key: CallKey,
  now: number,
): Promise<Context | null> => {
  await lockPlayerAccount(tx, { hash })
  return readContext(tx, provider, hash, key, now)
}
