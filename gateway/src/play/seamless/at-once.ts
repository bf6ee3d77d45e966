import { addMinor, subtractMinor, zero } from '@mosaic/contracts'
import { transactionIdOf } from '../../money'
import type { Db } from '../../platform/db/database'
import { readContext } from './context-store'
import { betPlay, type Play, winPlay } from './play'
import { closedToPlay } from './play-refusal'
import { answerText, tokenHash, type WalletRequest } from './protocol'
import { settle } from './call-store'
import { answerOf, type Asked, scopeOf } from './turn'
import { isProlonged } from './wallet'

/** What a bet or a win comes to where one look decides it. What is refused, repeated, limited or prepaid is decided under the lock. */
const playOf = (asked: Asked): Play | null => {
  const { session, history, request, now } = asked
  const { stored } = history
  const isOther = session.game.code !== request.gameCode || session.currency !== request.currency
  const isFree = request.rewardId !== null || (history.round?.free ?? null) !== null
  if (stored || isOther || isFree || isProlonged(session, now)) return null
  if (request.call === 'bet') return session.hasLimits || closedToPlay(asked) ? null : betPlay(asked)
  const play = winPlay(asked)
  return typeof play === 'string' ? null : play
}

/**
 * A bet or a win as two statements without a transaction around them: one shows all that decides, the other writes it if that still
 * holds, at once or not at all. `null`: nothing was written, and the call is to be performed under the lock.
 */
export const performAtOnce = async (
  db: Db,
  provider: string,
  request: WalletRequest,
  now: number,
): Promise<string | null> => {
  if (request.call !== 'bet' && request.call !== 'win') return null
  const context = await readContext(db, provider, tokenHash(request.sessionToken), request, now)
  if (!context || context.session.provider !== provider) return null
  const asked = { ...context, request, now }
  const play = playOf(asked)
  if (!play) return null
  const { session } = context
  const moved = subtractMinor(play.credited ?? zero, play.taken)
  const balance = addMinor(session.player.balance, moved)
  if (balance < 0n) return null
  const version = session.player.version + (moved === 0n ? 0n : 1n)
  const { credited } = play
  const answer = answerText(answerOf(asked, { status: 'OK', balance, version, ...(credited !== null && { credited }) }))
  const ledgerTransaction = transactionIdOf(scopeOf(session), request.txId)
  const settlement = { call: request, answer, moved, ledgerTransaction, round: play.round }
  return (await settle(db, context, settlement, now)) ? answer : null
}
