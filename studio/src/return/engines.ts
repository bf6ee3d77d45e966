import { blackjack } from './cards/blackjack'
import { poker } from './cards/poker'
import { videoPoker } from './cards/video-poker'
import { crash } from './chance/crash'
import { event } from './chance/event'
import { fishing } from './chance/fishing'
import { lottery } from './chance/lottery'
import { mines } from './chance/mines'
import { scratch } from './chance/scratch'
import type { ReturnEngine } from './engine'
import { slots } from './reels/slots'
import { baccarat } from './table/baccarat'
import { dragonTiger } from './table/dragon-tiger'
import { roulette } from './table/roulette'
import { sicBo } from './table/sic-bo'

/** By the name that `npm run rtp -- --engine <name>` takes. */
export const returnEngines: Readonly<Record<string, ReturnEngine>> = {
  slots,
  scratch,
  mines,
  crash,
  roulette,
  baccarat,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  'video-poker': videoPoker,
  blackjack,
  poker,
  fishing,
  event,
  lottery,
}
