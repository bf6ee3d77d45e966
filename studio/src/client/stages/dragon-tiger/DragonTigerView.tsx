import type { DragonTigerConfig, DragonTigerOutcome } from '../../../games/dragon-tiger/rules'
import { ranks } from '../../../rules/deck'
import { CardSide } from '../../tables/CardSide'
import { FeltArea } from '../../tables/FeltArea'
import { FeltTable } from '../../tables/FeltTable'
import { RoadMaps } from '../../tables/RoadMaps'
import type { RoadMark } from '../../tables/roads'
import type { TableStageProps } from '../../tables/table-stage'
import { useElapsed } from '../../tables/use-elapsed'
import { paysOf } from './pays'
import { isSuited, resultText } from './result-text'
import type { DragonTigerKey } from './texts'

type Props = TableStageProps<DragonTigerConfig, DragonTigerKey>

const asOutcome = (value: unknown): DragonTigerOutcome => value as DragonTigerOutcome

/** Times at which each card is dealt and turned, in milliseconds of the play. */
const deal = { dragon: { comes: 300, turns: 1500 }, tiger: { comes: 800, turns: 2700 } } as const
const marks: Readonly<Record<DragonTigerOutcome['winner'], RoadMark>> = { dragon: 'a', tiger: 'b', tie: 'tie' }

const wonAreas = (outcome: DragonTigerOutcome): ReadonlySet<string> =>
  new Set([outcome.winner, ...(outcome.winner === 'tie' && isSuited(outcome) ? ['suitedTie'] : [])])

export const DragonTigerView = (props: Props) => {
  const { config, state, t, lang } = props
  const elapsed = useElapsed(state)
  const { table } = state
  const outcome = table?.outcome ? asOutcome(table.outcome) : null
  const over = table?.phase === 'result' && outcome !== null
  const at = over ? Infinity : elapsed
  const pays = paysOf(config)
  return (
    <FeltTable
      {...props}
      elapsed={elapsed}
      announcement={over ? resultText(outcome, t) : null}
      won={over ? wonAreas(outcome) : null}
      scene={
        <div className="sides sides-single">
          {(['dragon', 'tiger'] as const).map((side, index) => {
            const open = outcome !== null && at >= deal[side].turns
            return (
              <CardSide
                key={`${side} ${table?.round ?? 0}`}
                name={t(side)}
                tone={index === 0 ? 'a' : 'b'}
                cards={outcome === null || at < deal[side].comes ? [] : [open ? outcome[side] : null]}
                points={open ? (ranks[outcome[side] >> 2] ?? '') : null}
                won={over && outcome.winner === side}
                places={1}
                lang={lang}
              />
            )
          })}
        </div>
      }
      road={
        <RoadMaps
          marks={state.results.map(({ outcome: each }) => marks[asOutcome(each).winner])}
          faces={{
            a: { letter: t('dragon').slice(0, 1), name: t('dragon') },
            b: { letter: t('tiger').slice(0, 1), name: t('tiger') },
            // Tiger and tie begin alike in many languages.
            tie: { letter: '=', name: t('tie') },
          }}
          t={t}
        />
      }
      areas={(shared) => (
        <div className="felt-grid felt-dragon-tiger">
          {(['tie', 'suitedTie', 'dragon', 'tiger'] as const).map((area) => (
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
