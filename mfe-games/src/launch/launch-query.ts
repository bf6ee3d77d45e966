import type { QueryOf, WireLanguage } from '@mosaic/contracts'
import type { PlayMode } from './launch-decision'

/** How a lottery is played: the full bet grid or the simple one (domain §8.12). */
export type LotteryPlay = 'trad' | 'ent'

type LaunchOptions = {
  readonly gameId: string
  readonly nodeId: string
  readonly mode: PlayMode
  readonly merchantCode: string
  readonly language: WireLanguage
  readonly lottery?: LotteryPlay | undefined
  /** For a game with rooms; without it the open room. */
  readonly roomId?: string | undefined
}

/** The query of a launch (spec §7); a trial names its game in fields of its own. */
export const launchQuery = ({
  gameId,
  nodeId,
  mode,
  merchantCode,
  language,
  lottery,
  roomId,
}: LaunchOptions): QueryOf<'launchGame'> => ({
  confirmTrans: '0',
  launchMode: 'GLS',
  platform: 'html5',
  clientType: '2',
  ...(mode === 'demo' ? { telGameId: gameId, telNodeId: nodeId } : { gameId, nodeId }),
  accountType: '1',
  merchantCode,
  language,
  webView: 'false',
  ...(lottery ? { lottoMode: lottery } : {}),
  ...(roomId ? { roomId } : {}),
})
