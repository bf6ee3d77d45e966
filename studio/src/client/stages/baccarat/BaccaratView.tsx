import type { BaccaratConfig, BaccaratOutcome } from '../../../games/baccarat/rules'
import { CardSide } from '../../tables/CardSide'
import { FeltTable } from '../../tables/FeltTable'
import { FeltArea } from '../../tables/FeltArea'
import { RoadMaps } from '../../tables/RoadMaps'
import type { RoadMark } from '../../tables/roads'
import type { TableStageProps } from '../../tables/table-stage'
import { useElapsed } from '../../tables/use-elapsed'
import { handsAt } from './deal-order'
import { paysOf } from './pays'
import { resultText } from './result-text'
import type { BaccaratKey } from './texts'

type Props = TableStageProps<BaccaratConfig, BaccaratKey>

const asOutcome = (value: unknown): BaccaratOutcome => value as BaccaratOutcome
const isPair = ([first = 0, second = 0]: readonly number[]): boolean => first >> 2 === second >> 2

const wonAreas = ({ winner, player, banker }: BaccaratOutcome): ReadonlySet<string> =>
  new Set([winner, ...(isPair(player) ? ['playerPair'] : []), ...(isPair(banker) ? ['bankerPair'] : [])])

const marks: Readonly<Record<BaccaratOutcome['winner'], RoadMark>> = { player: 'a', banker: 'b', tie: 'tie' }

export const BaccaratView = (props: Props) => {
  const { config, state, t, lang } = props
  const elapsed = useElapsed(state)
  const { table } = state
  const outcome = table?.outcome ? asOutcome(table.outcome) : null
  const over = table?.phase === 'result' && outcome !== null
  const hands = outcome ? handsAt(outcome, over ? Infinity : elapsed) : null
  const pays = paysOf(config, lang)
  return (
    <FeltTable
      {...props}
      elapsed={elapsed}
      announcement={over ? resultText(outcome, t) : null}
      won={over ? wonAreas(outcome) : null}
      scene={
        <div className="sides">
          {(['player', 'banker'] as const).map((side, index) => (
            <CardSide
              key={`${side} ${table?.round ?? 0}`}
              name={t(side)}
              tone={index === 0 ? 'a' : 'b'}
              cards={hands?.[side].cards ?? []}
              points={hands ? (hands[side].points === null ? null : String(hands[side].points)) : null}
              won={over && outcome.winner === side}
              lang={lang}
            />
          ))}
        </div>
      }
      road={
        <RoadMaps
          marks={state.results.map(({ outcome: each }) => marks[asOutcome(each).winner])}
          faces={{
            a: { letter: t('player').slice(0, 1), name: t('player') },
            b: { letter: t('banker').slice(0, 1), name: t('banker') },
            tie: { letter: t('tie').slice(0, 1), name: t('tie') },
          }}
          t={t}
        />
      }
      areas={(shared) => (
        <div className="felt-grid felt-baccarat">
          {(['playerPair', 'tie', 'bankerPair', 'player', 'banker'] as const).map((area) => (
            <FeltArea key={area} area={area} name={t(area)} shared={shared} className={`at-${area}`}>
              <span className="area-name">{t(area)}</span>
              <span className="area-pays">{pays[area]}</span>
              {shared.sums[area] !== undefined && <span className="area-sum">{shared.money(shared.sums[area])}</span>}
            </FeltArea>
          ))}
        </div>
      )}
    />
  )
}
