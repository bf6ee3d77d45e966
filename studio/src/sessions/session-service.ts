import { createHash, randomUUID } from 'node:crypto'
import { gameOf } from '../games/game-library'
import type { Playable } from '../games/playable'
import type { KeyedMutex } from '../rounds/keyed-mutex'
import type { PlayCredits, SessionRecord } from '../store/records'
import type { Store } from '../store/store'
import type { SeamlessClient, WalletStatus } from '../wallet/seamless-client'
import { isOver, withBalance, withReportedFreeRounds } from './session-state'

type Opening =
  | { readonly mode: 'real'; readonly gameCode: string; readonly sessionKey: string; readonly launchToken: string }
  /** `launchToken` names the trial player whose play credits it uses. */
  | {
      readonly mode: 'demo'
      readonly gameCode: string
      readonly sessionKey: string
      readonly launchToken?: string | undefined
    }

type Opened =
  /** `current`: the wallet has just reported the balance. */
  | { readonly kind: 'open'; readonly session: SessionRecord; readonly current: boolean }
  | { readonly kind: 'refused'; readonly code: WalletStatus | 'GAME_UNKNOWN' | 'WALLET_UNREACHABLE' }

export type SessionService = {
  /** The browser creates the key, so a repeated opening gives the same session although the launch token works once. */
  readonly open: (opening: Opening) => Promise<Opened>
  /** The live session of a key, with `seenAt` updated; null without one or after its end. */
  readonly find: (sessionKey: string) => Promise<SessionRecord | null>
  /** Requests the balance from the wallet; keeps the last known one without an answer. */
  readonly refreshed: (session: SessionRecord) => Promise<SessionRecord>
  /** The play credits of a trial player; full before the first game. */
  readonly creditsOf: (launchToken: string) => Promise<PlayCredits>
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Play credits of a demo: 5,000.00. */
const fullCredits: PlayCredits = { balance: '500000', version: '0' }

const creditsIdOf = (launchToken: string | undefined): string | null =>
  launchToken === undefined ? null : digest(`credits:${launchToken}`)

export const createSessionService = (parts: {
  store: Store
  client: SeamlessClient
  mutex: KeyedMutex
  now: () => number
}): SessionService => {
  const { store, client, mutex, now } = parts
  const save = async (record: SessionRecord): Promise<SessionRecord> => {
    await store.write([{ put: 'session', record }])
    return record
  }
  const fresh = {
    staked: '0',
    returned: '0',
    rounds: 0,
    ended: false,
    pendingRoundId: null,
    creditsId: null,
    freeRounds: [],
  }

  const knownCredits = async (creditsId: string): Promise<PlayCredits> =>
    (await store.credits(creditsId)) ?? fullCredits

  /** Credits that pay no bet in this game are filled up. */
  const creditsFor = async (creditsId: string | null, smallestBet: bigint): Promise<PlayCredits> => {
    if (creditsId === null) return fullCredits
    const { balance, version } = await knownCredits(creditsId)
    return BigInt(balance) >= smallestBet
      ? { balance, version }
      : { ...fullCredits, version: String(BigInt(version) + 1n) }
  }

  const openDemo = async (
    id: string,
    gameCode: string,
    game: Playable,
    creditsId: string | null,
  ): Promise<SessionRecord> => {
    const steps = game.stakes(2)
    const { balance, version } = await creditsFor(creditsId, steps[0] ?? 0n)
    return save({
      ...fresh,
      id,
      mode: 'demo',
      owner: digest(`demo:${creditsId ?? id}`),
      creditsId,
      gameCode,
      currency: 'XXX',
      scale: 2,
      walletToken: null,
      launchTokenHash: null,
      minBet: String(steps[0] ?? 0n),
      maxBet: String(steps[steps.length - 1] ?? 0n),
      balance,
      balanceVersion: version,
      startedAt: now(),
      seenAt: now(),
    })
  }

  const openReal = async (id: string, gameCode: string, launchToken: string): Promise<Opened> => {
    const answer = await client.exchange(launchToken, gameCode)
    if (answer.kind === 'refused') return { kind: 'refused', code: answer.status }
    if (answer.kind === 'unknown') return { kind: 'refused', code: 'WALLET_UNREACHABLE' }
    const { sessionToken, playerRef, currency, scale, balance, balanceVersion, minBet, maxBet, freeRounds } =
      answer.session
    const session = await save({
      ...fresh,
      id,
      mode: 'real',
      owner: digest(`${currency}:${playerRef}`),
      gameCode,
      currency,
      scale,
      walletToken: sessionToken,
      launchTokenHash: digest(launchToken),
      freeRounds,
      minBet,
      maxBet,
      balance,
      balanceVersion,
      startedAt: now(),
      seenAt: now(),
    })
    return { kind: 'open', session, current: true }
  }

  return {
    open: (opening) => {
      const id = digest(opening.sessionKey)
      return mutex(`opening/${id}`, async (): Promise<Opened> => {
        const known = await store.session(id)
        if (known) {
          const same =
            opening.mode === 'demo'
              ? known.mode === 'demo' && known.creditsId === creditsIdOf(opening.launchToken)
              : known.launchTokenHash === digest(opening.launchToken)
          if (!same || known.gameCode !== opening.gameCode) return { kind: 'refused', code: 'SESSION_UNKNOWN' }
          return isOver(known, now())
            ? { kind: 'refused', code: 'SESSION_EXPIRED' }
            : { kind: 'open', session: known, current: false }
        }
        const game = gameOf(opening.gameCode)
        if (!game) return { kind: 'refused', code: 'GAME_UNKNOWN' }
        if (opening.mode === 'real') return openReal(id, opening.gameCode, opening.launchToken)
        const creditsId = creditsIdOf(opening.launchToken)
        const session = await mutex(digest(`demo:${creditsId ?? id}`), () =>
          openDemo(id, opening.gameCode, game, creditsId),
        )
        return { kind: 'open', current: true, session }
      })
    },
    creditsOf: (launchToken) => knownCredits(creditsIdOf(launchToken) ?? ''),
    find: async (sessionKey) => {
      const known = await store.session(digest(sessionKey))
      if (!known) return null
      return mutex(known.owner, async () => {
        const session = await store.session(known.id)
        return !session || isOver(session, now()) ? null : save({ ...session, seenAt: now() })
      })
    },
    refreshed: async (session) => {
      if (session.walletToken === null) return session
      const body = {
        txId: randomUUID(),
        roundId: randomUUID(),
        sessionToken: session.walletToken,
        gameCode: session.gameCode,
        currency: session.currency,
        amount: '0',
        roundClosed: false,
        ts: now(),
      }
      const answer = await client.call('balance', JSON.stringify(body))
      if (answer.kind !== 'answered') return session
      return mutex(session.owner, async () => {
        const latest = (await store.session(session.id)) ?? session
        const ended = latest.ended || answer.status === 'SESSION_EXPIRED' || answer.status === 'SESSION_UNKNOWN'
        const updated = answer.freeRounds === null ? latest : withReportedFreeRounds(latest, answer.freeRounds)
        return save({ ...withBalance(updated, answer), ended })
      })
    },
  }
}
