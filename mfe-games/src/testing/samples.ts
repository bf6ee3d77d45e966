import type { Game, ValueOf } from '@mosaic/contracts'

export const game = (gameId: string, parts: Partial<Game> = {}): Game => ({
  gameId,
  gameCode: gameId,
  gameName: `Game ${gameId}`,
  nodeId: `node-${gameId}`,
  nodeName: '',
  roomId: '',
  vassalage: 'KUMIKO',
  vassalageName: 'Kumiko',
  gameType: 'RNG',
  gameClassify: '',
  gameClassifyNew: '',
  minBet: '0.20',
  maxBet: '100.00',
  minLine: 1,
  currency: 'BRL',
  showIcon: true,
  iconUrl: `/art/${gameId}.webp`,
  iconUrlAvif: '',
  iconColour: '#222222',
  isHot: 0,
  isNew: 0,
  supportPlay: true,
  freeplay: true,
  isGameH5: '',
  lottoMode: '',
  rtpBp: 9650,
  volatility: 3,
  ...parts,
})

export const page = (games: Game[], pageNum = 1, totalPages = 1, totalCount = games.length): ValueOf<'gameList'> => ({
  games,
  pageNum,
  totalPages,
  totalCount,
})

export const vendor = (accountTypeName: string, gameCategory: Game['gameType'], sort: number) => ({
  accountTypeName,
  displayName: `Vendor ${accountTypeName}`,
  gameCategory,
  gameCount: 20,
  sort,
  logoUrl: '',
})

export const vendors: ValueOf<'vendors'> = {
  sorting: [{ gameCategory: 'RNG' }, { gameCategory: 'LIVE' }, { gameCategory: 'FISH' }],
  vendorNames: [
    vendor('R1', 'RNG', 1),
    vendor('R2', 'RNG', 2),
    vendor('R3', 'RNG', 3),
    vendor('R4', 'RNG', 4),
    vendor('R5', 'RNG', 5),
    vendor('L1', 'LIVE', 1),
    vendor('F1', 'FISH', 1),
  ],
  gameClassify: [],
  mapping: {},
  gameCount: 612,
}

export const detail = (of: Game): ValueOf<'gameDetail'> => ({
  game: of,
  hitRateBp: 2810,
  maxWinX: 5140.05,
  lines: 20,
  paytable: [
    {
      symbol: 'dragon',
      pays: [
        { count: 5, multiplier: 500 },
        { count: 4, multiplier: 100 },
        { count: 3, multiplier: 20 },
      ],
    },
  ],
})
