import type { DrawnNumbers } from '../../../games/lottery/drawn-numbers'
import { fill } from '../../texts/texts'
import type { LotteryTextKey } from './latin-texts'

/** All prizes of a draw of many numbers; `shown` rows have come out, and endings that were bet stand out. */
export const PrizeBoard = ({
  numbers,
  shown,
  mine,
  texts,
}: {
  numbers: DrawnNumbers
  shown: number
  mine: readonly string[]
  texts: Readonly<Record<LotteryTextKey, string>>
}) => (
  <table className="lottery-board">
    <tbody>
      {numbers.map((row, rank) => (
        <tr key={rank} className={rank === 0 ? 'is-first' : ''}>
          <th scope="row">{fill(texts.prizeRank, { rank: rank + 1 })}</th>
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
