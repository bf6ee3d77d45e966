import { useEffect, useState } from 'react'
import type {
  BlackjackAction,
  BlackjackChoice,
  BlackjackConfig,
  BlackjackView,
  Move,
} from '../../../games/blackjack/blackjack-rules'
import { PlayingCard } from '../../cards/PlayingCard'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { useCleared } from '../../frame/use-cleared'
import { useShown } from '../../frame/use-shown'
import { Icon } from '../../Icon'
import type { IconName } from '../../Icon'
import { PlayerHand } from './PlayerHand'
import { TableTop } from './TableTop'
import type { BlackjackKey } from './texts'
import './blackjack.css'

type Props = StageProps<BlackjackConfig, BlackjackChoice, BlackjackAction, BlackjackView, BlackjackKey>

const moveIcons: Readonly<Record<Move, IconName>> = {
  hit: 'plus',
  stand: 'hand',
  double: 'double',
  split: 'split',
  surrender: 'flag',
}
const cardMs = 110
const turnMs = 520
/** The dealer turns their cards over slowly enough to follow. */
const dealerSteps = 4

const isFirstDeal = (view: BlackjackView): boolean =>
  view.hands.length === 1 && view.hands[0]?.cards.length === 2 && view.active >= 0

const movementOf = (view: BlackjackView | null): number =>
  view === null || isFirstDeal(view) || view.active >= 0
    ? 3 * cardMs + turnMs
    : (view.dealer.length - 1) * dealerSteps * cardMs + turnMs

export const BlackjackTable = (props: Props) => {
  const { view, phase, stake, t, lang, money, inBar, say, sound, onPlay, onAct } = props
  const [deal, setDeal] = useState(0)
  const [isCleared, clear] = useCleared(view, phase)
  useShown(view, movementOf(view), props.reducedMotion, props.onShown)
  const shown = isCleared ? null : view
  const active = shown?.hands[shown.active]
  const isOpen = phase === 'open'
  const total = active?.total ?? 0
  useEffect(() => {
    say(isOpen ? t('yourTurn', { total }) : null)
  }, [isOpen, total, say, t])

  const start = (): void => {
    sound.press()
    clear()
    setDeal(deal + 1)
    onPlay({ stake })
  }
  const act = (move: Move): void => {
    sound.press()
    onAct({ move })
  }
  const isFirst = shown !== null && isFirstDeal(shown)
  const isResultShown = phase === 'over' || phase === 'idle'

  return (
    <div className="bj">
      <div className="bj-table" key={deal}>
        <TableTop config={props.config} t={t} />
        <div className="bj-dealer" role="group" aria-label={t('dealer')}>
          {shown?.dealer.map((card, at) => (
            <PlayingCard key={`${at}`} card={card} lang={lang} order={isFirst ? at * 2 + 1 : (at - 1) * dealerSteps} />
          ))}
          {shown && <span className="bj-total">{shown.dealerTotal}</span>}
        </div>
        <div className="bj-hands">
          {shown?.hands.map((hand, at) => (
            <PlayerHand
              key={`${at}`}
              hand={hand}
              label={shown.hands.length > 1 ? t('handOf', { number: at + 1, count: shown.hands.length }) : t('hand')}
              lang={lang}
              t={t}
              stake={props.choice?.stake ?? stake}
              money={money}
              isActive={isOpen && at === shown.active}
              isResultShown={isResultShown}
              firstOrder={isFirst ? 2 : 0}
            />
          ))}
          {!shown && <span className="bj-spot" aria-hidden="true" />}
        </div>
      </div>
      <div className="bj-moves">
        {shown?.moves.map((move) => (
          <button
            key={move}
            type="button"
            className={`bj-move bj-${move}`}
            aria-disabled={!isOpen}
            onClick={isOpen ? () => act(move) : undefined}
          >
            <Icon name={moveIcons[move]} />
            <span>{t(move)}</span>
          </button>
        ))}
      </div>
      {inBar(
        <BarButton
          icon="deal"
          label={t('deal')}
          may={phase === 'idle' && stake !== '0'}
          busy={phase === 'busy' && shown === null}
          onPress={start}
        />,
      )}
    </div>
  )
}
