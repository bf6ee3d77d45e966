import type { EventConfig } from '../../../../games/event/event-config'
import type { EventOutcome } from '../../../../games/event/event-rules'

/** Input of a scene; it contains no outcome before the betting ends. */
export type SceneProps = {
  readonly config: EventConfig
  /** Places of the entrants in the game's list, the side at home first. */
  readonly places: readonly number[]
  readonly outcome: EventOutcome | null
  /** 0 before the start, 1 at the end. */
  readonly progress: number
  readonly token: string
}

export type Ground = 'grass' | 'parquet' | 'ice' | 'oval' | 'neon' | 'clay' | 'table' | 'sand'
export type SceneKind =
  | { readonly kind: 'field'; readonly ground: Ground }
  | { readonly kind: 'net'; readonly ground: Ground }
  | { readonly kind: 'track'; readonly ground: 'asphalt' | 'turf' | 'water' | 'neon' | 'sky' }
  | { readonly kind: 'ring'; readonly ground: 'canvas' | 'neon' | 'board' | 'hall' }

type Sport = EventConfig['sport']

export const sceneOf: Readonly<Record<Sport, SceneKind>> = {
  football: { kind: 'field', ground: 'grass' },
  rugby: { kind: 'field', ground: 'grass' },
  basketball: { kind: 'field', ground: 'parquet' },
  hoops: { kind: 'field', ground: 'neon' },
  'ice-hockey': { kind: 'field', ground: 'ice' },
  baseball: { kind: 'field', ground: 'oval' },
  cricket: { kind: 'field', ground: 'oval' },
  'pixel-football': { kind: 'field', ground: 'neon' },
  rockets: { kind: 'field', ground: 'neon' },
  retro: { kind: 'field', ground: 'neon' },
  tennis: { kind: 'net', ground: 'clay' },
  'table-tennis': { kind: 'net', ground: 'table' },
  volleyball: { kind: 'net', ground: 'sand' },
  motors: { kind: 'track', ground: 'asphalt' },
  drift: { kind: 'track', ground: 'neon' },
  bikes: { kind: 'track', ground: 'asphalt' },
  horses: { kind: 'track', ground: 'turf' },
  surf: { kind: 'track', ground: 'water' },
  speedrun: { kind: 'track', ground: 'neon' },
  royale: { kind: 'track', ground: 'sky' },
  boxing: { kind: 'ring', ground: 'canvas' },
  mechs: { kind: 'ring', ground: 'neon' },
  strategy: { kind: 'ring', ground: 'board' },
  darts: { kind: 'ring', ground: 'hall' },
  arena: { kind: 'ring', ground: 'neon' },
  shooter: { kind: 'ring', ground: 'neon' },
  fighting: { kind: 'ring', ground: 'neon' },
  cards: { kind: 'ring', ground: 'hall' },
  cockfight: { kind: 'ring', ground: 'hall' },
}
