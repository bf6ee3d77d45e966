import { type Minor, minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { fingerprintOf, lockAccounts, playerAccount, post, roomIncome, transfer } from '../../money'
import { profileAmount } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { hasRooms, merchantCatalogue, type CatalogueGame } from '../games'
import { admission, gameOfRoom, type Room, roomsOf } from './room-access'
import { stakesInRoom } from './room-stakes'
import * as store from './store'

/** Level of a member, as the VIP progress shows it. */
export type LevelOf = (ctx: AppContext, member: Member) => Promise<number>

type WireRoom = ValueOf<'enterRoom'>
type RoomView = { readonly game: CatalogueGame; readonly level: number; readonly passes: ReadonlyMap<string, number> }

const passLifeMs = 24 * 60 * 60_000

/** The price of a day pass; null where the merchant sells none. */
const passPrice = ({ flags, profile, currency }: Merchant): Minor | null =>
  flags.includes('PAYPERVIEW3') && profile.roomPass ? profileAmount(profile.roomPass.price, currency) : null

const roomToWire = (merchant: Merchant, { game, level, passes }: RoomView, { roomId, kind }: Room): WireRoom => {
  const passUntil = passes.get(roomId) ?? null
  const { currency } = merchant
  const stakes = stakesInRoom(game.category, roomId, { min: game.minBet(currency), max: game.maxBet(currency) })
  return {
    roomId,
    roomName: game.name,
    gameId: game.code,
    nodeId: game.code,
    kind,
    price: moneyToWire(kind === 'ppv' ? (passPrice(merchant) ?? zero) : zero, merchant.currency),
    currency: merchant.currency,
    minBet: moneyToWire(stakes.min, currency),
    maxBet: moneyToWire(stakes.max, currency),
    open: admission(kind, { level, hasPass: passUntil !== null }) === 'open',
    passUntil,
  }
}

const gameWithRooms = async (ctx: AppContext, merchant: Merchant, code: string): Promise<CatalogueGame | null> => {
  const game = (await merchantCatalogue(ctx, merchant)).game(code)
  return game && hasRooms(game.category) ? game : null
}

/** Level and passes of the visitor; a guest has neither. */
const standingOf = async (
  ctx: AppContext,
  member: Member | null,
  gameId: string,
  levelOf: LevelOf,
): Promise<Omit<RoomView, 'game'>> => {
  if (!member) return { level: 0, passes: new Map() }
  const [level, passes] = await Promise.all([
    levelOf(ctx, member),
    store.passesFor(ctx.db, member.id, gameId, ctx.clock.now()),
  ])
  return { level, passes }
}

export const roomList = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member | null,
  gameId: string,
  levelOf: LevelOf,
): Promise<Result<ValueOf<'roomList'>>> => {
  const game = await gameWithRooms(ctx, merchant, gameId)
  if (!game) return ok({ list: [] })
  const seen = await standingOf(ctx, member, gameId, levelOf)
  const sells = passPrice(merchant) !== null
  return ok({ list: roomsOf(gameId, sells).map((room) => roomToWire(merchant, { game, ...seen }, room)) })
}

const refusals = { 'level-required': 'room.level.required', 'pass-required': 'room.pass.required' } as const

/** The room if the member may play in it now, or why not. */
export const admitToRoom = async (
  ctx: AppContext,
  {
    merchant,
    member,
    game,
    roomId,
  }: {
    readonly merchant: Merchant
    readonly member: Member | null
    readonly game: CatalogueGame
    readonly roomId: string
  },
  levelOf: LevelOf,
): Promise<Result<string>> => {
  const rooms = hasRooms(game.category) ? roomsOf(game.code, passPrice(merchant) !== null) : []
  const room = rooms.find((one) => one.roomId === roomId)
  if (!room) return fail('room.not.found')
  if (room.kind === 'free') return ok(roomId)
  const { level, passes } = await standingOf(ctx, member, game.code, levelOf)
  const admitted = admission(room.kind, { level, hasPass: passes.has(roomId) })
  return admitted === 'open' ? ok(roomId) : fail(refusals[admitted])
}

type Purchase = { readonly room: Room; readonly title: string; readonly price: Minor; readonly idempotencyKey: string }

/** A pass that is still valid is returned and not paid again. Purchases of one member queue at the account's lock. */
const buyPass = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  { room, title, price, idempotencyKey }: Purchase,
): Promise<Result<number>> => {
  const { currency } = member
  const books = { merchant: merchant.code, currency }
  const account = playerAccount(books, member.id)
  return inTransaction(ctx.db, async (tx): Promise<Result<number>> => {
    const at = ctx.clock.now()
    await lockAccounts(tx, [account])
    const earlier = await store.passByKey(tx, member.id, idempotencyKey)
    const held = earlier?.validUntil ?? (await currentPass(tx, member.id, room, at))
    if (held !== undefined) return ok(held)
    const id = ctx.random.uuid()
    const paid = await post(tx, {
      scope: 'room-pass',
      key: id,
      fingerprint: fingerprintOf('room-pass', id, String(price), currency),
      kind: 'purchase',
      title,
      reference: id,
      postings: transfer(account, roomIncome(books), price),
      at,
    })
    if (!paid.ok) return fail('money.insufficient')
    const validUntil = at + passLifeMs
    await store.insertPass(tx, {
      id,
      merchantCode: merchant.code,
      memberId: member.id,
      roomId: room.roomId,
      idempotencyKey,
      currency,
      price,
      boughtAt: at,
      validUntil,
    })
    return ok(validUntil)
  })
}

const currentPass = async (db: Db, memberId: string, { roomId, gameCode }: Room, now: number) =>
  (await store.passesFor(db, memberId, gameCode, now)).get(roomId)

export const enterRoom = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  request: { readonly roomId: string; readonly idempotencyKey: string },
  levelOf: LevelOf,
): Promise<Result<WireRoom>> => {
  const code = gameOfRoom(request.roomId)
  const game = code === null ? null : await gameWithRooms(ctx, merchant, code)
  const price = passPrice(merchant)
  const room = game && roomsOf(game.code, price !== null).find(({ roomId }) => roomId === request.roomId)
  if (!game || !room) return fail('room.not.found')
  const level = await levelOf(ctx, member)
  const shown = (passes: ReadonlyMap<string, number>) => ok(roomToWire(merchant, { game, level, passes }, room))
  if (room.kind !== 'ppv')
    return admission(room.kind, { level, hasPass: false }) === 'open' ? shown(new Map()) : fail('room.level.required')
  const bought = await buyPass(ctx, merchant, member, {
    room,
    title: game.name,
    price: price ?? minor(0n),
    idempotencyKey: request.idempotencyKey,
  })
  return bought.ok ? shown(new Map([[room.roomId, bought.value]])) : bought
}

/** Tables of the live casino. A table that cannot be played yet is not online. */
export const liveModels = async (ctx: AppContext, merchant: Merchant): Promise<Result<ValueOf<'liveModels'>>> => {
  const { games } = await merchantCatalogue(ctx, merchant)
  return ok({
    list: games
      .filter(({ category }) => category === 'LIVE')
      .map(({ code, name, playable }) => ({
        modelId: code,
        modelName: name,
        gameId: code,
        kind: 'free' as const,
        online: playable,
      })),
  })
}
