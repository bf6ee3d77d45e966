import type { DrawnNumbers } from '../../../games/lottery/drawn-numbers'
import type { LotteryTextKey } from './texts'
import type { Translate } from '../../texts/translator'

/** All prizes of a draw of many numbers; `shown` rows have come out, and endings that were bet stand out. */
export const PrizeBoard = ({
  numbers,
  shown,
  mine,
  t,
}: {
  numbers: DrawnNumbers
  shown: number
  mine: readonly string[]
  t: Translate<LotteryTextKey>
}) => (
  <table className="lottery-board">
    <tbody>
      {numbers.map((row, rank) => (
        <tr key={rank} className={rank === 0 ? 'is-first' : ''}>
          <th scope="row">{t('prizeRank', { rank: rank + 1 })}</th>
          <td>
            {row.map((number, place) => (
              <span key={place} className={mine.indexOf(number.slice(-2)) >= 0 && rank < shown ? 'is-mine' : ''}>
                {rank < shown ? number : number.replace(/\d/g, '·')}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
