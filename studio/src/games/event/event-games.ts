import type { Contest, EventConfig, Sport } from './event-config'
import { entrantsOf, equalsOf } from './entrants'
import type { RosterName } from './entrants'

/** Contest parameters of a catalogue row. */
type EventRow = {
  readonly sport: Sport
  readonly contest: Contest
  readonly roster: RosterName
  /** Suffix of every name: FC, Hoops. */
  readonly suffix?: string
  readonly turn: number
  readonly spread?: number
  readonly size?: number
  readonly keepPercent?: number
  readonly betting?: number
  readonly play?: number
}

const score = (
  mean: number,
  extraTime: boolean,
  more: { readonly base?: number; readonly homeEdge?: number } = {},
): Contest => ({ kind: 'score', base: more.base ?? 0, mean, homeEdge: more.homeEdge ?? 0, extraTime })
const sets = (target: number): Contest => ({ kind: 'sets', target })
const field: Contest = { kind: 'field', places: 3 }
const bout = (rounds: number, stop: number, draw: number): Contest => ({ kind: 'bout', rounds, stop, draw })
const duel = (draw: number, cancel: number): Contest => ({
  kind: 'duel',
  draw,
  cancel,
  drawPays: 8,
  commissionPercent: 5,
})

const rows: Readonly<Record<string, EventRow>> = {
  'ARENUM_arenum-football': {
    sport: 'football',
    contest: score(1.35, false, { homeEdge: 0.12 }),
    roster: 'coast',
    suffix: 'FC',
    turn: 0,
    play: 40,
  },
  'ARENUM_arenum-basket': {
    sport: 'basketball',
    contest: score(44, true, { base: 40, homeEdge: 0.02 }),
    roster: 'coast',
    suffix: 'Hoops',
    turn: 1,
    spread: 0.5,
    play: 40,
  },
  'ARENUM_arenum-tennis': { sport: 'tennis', contest: sets(2), roster: 'court', turn: 0 },
  'ARENUM_arenum-volley': { sport: 'volleyball', contest: sets(3), roster: 'coast', suffix: 'Volley', turn: 2 },
  'ARENUM_arenum-boxing': { sport: 'boxing', contest: bout(10, 0.07, 0.06), roster: 'ring', turn: 0 },
  'ARENUM_arenum-motors': { sport: 'motors', contest: field, roster: 'wheel', turn: 0, size: 6 },
  'ARENUM_arenum-baseball': {
    sport: 'baseball',
    contest: score(4.4, true, { homeEdge: 0.04 }),
    roster: 'coast',
    suffix: 'Nine',
    turn: 3,
  },
  'ARENUM_arenum-ice-hockey': {
    sport: 'ice-hockey',
    contest: score(2.9, false, { homeEdge: 0.06 }),
    roster: 'coast',
    suffix: 'Ice',
    turn: 4,
  },
  'LINHA7_linha-futebol': {
    sport: 'football',
    contest: score(1.25, false, { homeEdge: 0.15 }),
    roster: 'inland',
    suffix: 'EC',
    turn: 0,
    keepPercent: 95,
    play: 45,
  },
  'LINHA7_linha-copa': { sport: 'football', contest: score(1.4, true), roster: 'inland', turn: 1, play: 45 },
  'LINHA7_linha-rugby': {
    sport: 'rugby',
    contest: score(21, false, { homeEdge: 0.05 }),
    roster: 'inland',
    suffix: 'RC',
    turn: 2,
    spread: 0.6,
  },
  'LINHA7_linha-cricket': {
    sport: 'cricket',
    contest: score(62, true, { base: 90 }),
    roster: 'inland',
    suffix: 'XI',
    turn: 3,
    spread: 0.4,
  },
  'LINHA7_linha-darts': { sport: 'darts', contest: sets(4), roster: 'oche', turn: 0 },
  'LINHA7_linha-table-tennis': { sport: 'table-tennis', contest: sets(3), roster: 'court', turn: 3 },
  'LINHA7_linha-turf': { sport: 'horses', contest: field, roster: 'stable', turn: 0, size: 7 },
  'LINHA7_linha-surf': { sport: 'surf', contest: field, roster: 'board', turn: 0, size: 4, keepPercent: 95 },

  'IMES_impulse-five-vs-five': { sport: 'arena', contest: sets(2), roster: 'squads', turn: 0 },
  'IMES_impulse-shooter-cup': { sport: 'shooter', contest: sets(13), roster: 'squads', turn: 1, spread: 0.5, play: 40 },
  'IMES_impulse-drift-series': { sport: 'drift', contest: field, roster: 'handles', turn: 0, size: 6 },
  'IMES_impulse-fighters': { sport: 'fighting', contest: sets(3), roster: 'handles', turn: 1 },
  'IMES_impulse-card-clash': { sport: 'cards', contest: sets(3), roster: 'handles', turn: 2 },
  'IMES_impulse-pixel-football': { sport: 'pixel-football', contest: score(1.9, false), roster: 'handles', turn: 3 },
  'IMES_impulse-retro-league': {
    sport: 'retro',
    contest: score(30, true, { base: 20 }),
    roster: 'squads',
    turn: 2,
    spread: 0.5,
  },
  'TF_tactic-front-majors': { sport: 'shooter', contest: sets(13), roster: 'orders', turn: 0, spread: 0.5, play: 40 },
  'TF_tactic-front-royale': { sport: 'royale', contest: field, roster: 'orders', turn: 1, size: 8 },
  'TF_tactic-front-arena': { sport: 'arena', contest: sets(3), roster: 'orders', turn: 2 },
  'TF_tactic-front-mechs': { sport: 'mechs', contest: bout(6, 0.14, 0.05), roster: 'orders', turn: 3 },
  'TF_tactic-front-strategy': { sport: 'strategy', contest: bout(5, 0.16, 0.3), roster: 'handles', turn: 4 },
  'TF_tactic-front-racing': { sport: 'bikes', contest: field, roster: 'handles', turn: 5, size: 6 },
  'TF_tactic-front-mobile': { sport: 'arena', contest: sets(2), roster: 'squads', turn: 3 },
  'IA_iron-arena-legends': { sport: 'arena', contest: sets(3), roster: 'squads', turn: 4 },
  'IA_iron-arena-blades': { sport: 'fighting', contest: sets(4), roster: 'orders', turn: 4 },
  'IA_iron-arena-hoops': {
    sport: 'hoops',
    contest: score(14, true, { base: 8 }),
    roster: 'squads',
    turn: 5,
    spread: 0.6,
  },
  'IA_iron-arena-rockets': { sport: 'rockets', contest: score(2.6, true), roster: 'orders', turn: 5 },
  'IA_iron-arena-heroes': { sport: 'arena', contest: sets(2), roster: 'orders', turn: 6 },
  'IA_iron-arena-ninjas': { sport: 'fighting', contest: sets(3), roster: 'handles', turn: 6 },
  'IA_iron-arena-speedrun': { sport: 'speedrun', contest: field, roster: 'handles', turn: 7, size: 4 },

  'SV3_sv-red-comb': { sport: 'cockfight', contest: duel(0.1, 0.01), roster: 'crests', turn: 0 },
  'SV3_sv-golden-feather': { sport: 'cockfight', contest: duel(0.102, 0.008), roster: 'crests', turn: 1 },
  'SV3_sv-sunrise-hall': { sport: 'cockfight', contest: duel(0.104, 0.01), roster: 'crests', turn: 2, betting: 25 },
  'SV3_sv-champion-yard': { sport: 'cockfight', contest: duel(0.1, 0.005), roster: 'crests', turn: 3 },
  'SV3_sv-village-final': { sport: 'cockfight', contest: duel(0.103, 0.012), roster: 'crests', turn: 4, betting: 30 },
}

export const eventCodes: readonly string[] = Object.keys(rows)

export const eventConfigOf = (gameCode: string): EventConfig | null => {
  const row = rows[gameCode]
  if (!row) return null
  return {
    engine: 'event@1',
    gameCode,
    sport: row.sport,
    contest: row.contest,
    entrants: [
      ...(row.contest.kind === 'duel'
        ? equalsOf(row.roster)
        : entrantsOf(row.roster, row.turn, row.spread ?? 1, row.suffix)),
    ],
    size: row.size ?? 2,
    keepPercent: row.keepPercent ?? 94,
    seconds: { betting: row.betting ?? 20, play: row.play ?? 30, result: 8 },
  }
}
