import { linesOf } from './lines'
import { FIRST_PAYING, slotSymbols } from './slot-config'
import type { SlotConfig, SymbolIndex, ThreeFourFive } from './slot-config'

/** Reels written as they stand on the drum: W wild, * scatter, A–D the dear symbols, w–z the plain ones. */
const drum = (text: string): SymbolIndex[] => [...text].map((mark) => 'W*ABCDwxyz'.indexOf(mark))

/** Prizes in the order A B C D w x y z; all must be present. */
const prizes = (...rows: readonly ThreeFourFive[]): readonly ThreeFourFive[] => {
  if (rows.length !== slotSymbols.length - FIRST_PAYING) throw new Error('eight symbols pay on lines')
  return rows
}

/** A fruit stand: twenty lines, a short feature that comes often. */
const cherryFiesta: SlotConfig = {
  engine: 'lines-5x3@1',
  gameCode: 'POMAR_cherry-fiesta',
  volatility: 'medium',
  rtpBp: 9606,
  lines: linesOf(20),
  strips: [
    drum('zAwyCxzBywD*xzwAyCxDzywB'),
    drum('ywBzxWDyzCxwA*zyxDwCzyBxw'),
    drum('xzDwyAzCxyWwBzx*yDwCzxyBw'),
    drum('wyCzWxDywBzxAyw*zCxDyzBwx'),
    drum('zxwDyBxzwCyAzx*wDyCWzxByw'),
  ],
  pays: prizes(
    [80, 300, 2000],
    [50, 180, 750],
    [40, 120, 500],
    [30, 100, 300],
    [15, 50, 180],
    [12, 40, 150],
    [10, 30, 110],
    [9, 30, 100],
  ),
  scatterPays: [2, 10, 50],
  freeSpins: { counts: [6, 9, 12], multiplier: 2 },
}

/** Few lines and long dry spells; the jade dragon stands once on each reel. */
const jadeDragon: SlotConfig = {
  engine: 'lines-5x3@1',
  gameCode: 'KUMIKO_jade-dragon-court',
  volatility: 'high',
  rtpBp: 9452,
  lines: linesOf(10),
  strips: [
    drum('zzywCxxzDwwyyB*xzzwDyyxCzzAwwxyBz'),
    drum('yyzxxDwwzzCyyxBzwwWyxxzD*zyywCzAxwB'),
    drum('xxwzzyCxxwwDzzyyWxxBwwzzyyC*xDwwzAyB'),
    drum('wwyyzzDxxwwCyyzzBxxWwyyzz*DxxwwAyyCzB'),
    drum('zzwwxxyyBzzwwDxxyyCzzWwwxx*yyDzzAwCxB'),
  ],
  pays: prizes(
    [200, 1500, 20000],
    [120, 800, 6000],
    [70, 300, 1500],
    [45, 175, 750],
    [14, 48, 180],
    [10, 35, 140],
    [8, 28, 110],
    [7, 24, 100],
  ),
  scatterPays: [2, 20, 100],
  freeSpins: { counts: [8, 12, 15], multiplier: 2 },
}

/** A calm game without a feature: what the reels show is all there is. */
const pandaPagoda: SlotConfig = {
  engine: 'lines-5x3@1',
  gameCode: 'KUMIKO_panda-pagoda',
  volatility: 'low',
  rtpBp: 9451,
  lines: linesOf(20),
  strips: [
    drum('zAwyCxBzDwyxCz*ByDwxAzCyDxw'),
    drum('ywDzxWByzCxAw*zDyxBwCzyDxwA'),
    drum('xzDwyAzCxWyBwzDx*yCwAzxDyBw'),
    drum('wyCzxADyBzWxwCyz*DxAyBzwDxC'),
    drum('zxDyBwzCyAxWzDw*xByCzwDxAyC'),
  ],
  pays: prizes(
    [80, 200, 800],
    [60, 160, 500],
    [40, 110, 350],
    [30, 80, 250],
    [25, 60, 180],
    [20, 50, 150],
    [17, 45, 125],
    [17, 45, 125],
  ),
  scatterPays: [3, 10, 50],
  freeSpins: null,
}

/** Written by hand; each belongs to the catalogue row with its game code. */
export const flagships: readonly SlotConfig[] = [cherryFiesta, jadeDragon, pandaPagoda]
