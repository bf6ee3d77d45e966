import { useApiQuery } from '@mosaic/api-client'
import type { Game, PrizeMode, ValueOf } from '@mosaic/contracts'

const minute = 60_000

const listOf = ({ list }: ValueOf<'lotteryMenu'>): readonly Game[] => list

export const useLotteriesQuery = (prizeMode: PrizeMode | null) =>
  useApiQuery(
    'games',
    'lotteryMenu',
    { query: prizeMode ? { prizeMode } : {} },
    { enabled: prizeMode !== null, staleTime: 10 * minute, select: listOf },
  )

export type OpenDraw = ValueOf<'openNumeros'>['list'][number]
export const useOpenDrawsQuery = (prizeMode: PrizeMode | null) =>
  useApiQuery(
    'games',
    'openNumeros',
    { query: prizeMode ? { prizeMode } : {} },
    { enabled: prizeMode !== null, staleTime: 0 },
  )

export type DrawResult = ValueOf<'lotteryResults'>['list'][number]

const resultsOf = ({ list }: ValueOf<'lotteryResults'>): readonly DrawResult[] => list

export const useDrawResultsQuery = (gameId: string) =>
  useApiQuery('games', 'lotteryResults', { query: { gameId, size: '5' } }, { staleTime: 0, select: resultsOf })
