import { useEffect, useState } from 'react'
import type { BettingMove, PokerAction, PokerChoice, PokerConfig } from '../../../games/poker/poker-config'
import type { PokerView } from '../../../games/poker/poker-rules'
import { cardName } from '../../cards/card-names'
import { PlayingCard } from '../../cards/PlayingCard'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { useCleared } from '../../frame/use-cleared'
import { Icon } from '../../Icon'
import type { IconName } from '../../Icon'
import { multiplied } from '../../money-text'
import { BotSeat } from './BotSeat'
import { tableAt } from './table-at'
import type { PokerKey } from './texts'
import { useSteps } from './use-steps'
import './poker.css'

type Props = StageProps<PokerConfig, PokerChoice, PokerAction, PokerView, PokerKey>

const moveIcons: Readonly<Record<BettingMove, IconName>> = {
  fold: 'close',
  check: 'check',
  call: 'deal',
  raise: 'raise',
}

/** Line of the result bar: the player's options, or their hand at the end. */
const lineOf = (view: PokerView, isOpen: boolean, t: Props['t']): string | null => {
  if (isOpen) return view.isDiscarding ? t('throwAway') : t('yourMove')
  const own = view.seats[0]
  if (!view.isOver || !own?.hand || own.isFolded) return null
  return t('youHold', { hand: t(own.hand) })
}

export const PokerTable = (props: Props) => {
  const { view, phase, stake, t, lang, money, inBar, say, sound, onPlay, onAct } = props
  const [hand, setHand] = useState(0)
  const [isCleared, clear] = useCleared(view, phase)
  const step = useSteps(view, hand, props.reducedMotion, props.onShown)
  const shown = isCleared ? null : view
  const table = shown && tableAt(shown, step)
  const isOpen = phase === 'open'
  const ante = props.choice?.stake ?? stake
  const inMoney = (antes: number): string => money(multiplied(ante, antes))
  const line = shown && table?.isLast ? lineOf(shown, isOpen, t) : null
  useEffect(() => say(line), [line, say])

  const own = shown?.seats[0]
  const start = (): void => {
    sound.press()
    clear()
    setHand(hand + 1)
    onPlay({ stake })
  }
  const act = (action: PokerAction): void => {
    sound.press()
    onAct(action)
  }
  const mayMove = isOpen && table?.isLast === true
  const isThrowing = isOpen && shown?.isDiscarding === true
  const bets = table?.seats[0]?.bet ?? 0
  const isRaise = shown?.moves.some(({ move }) => move === 'call') ?? false

  return (
    <div className="pk">
      <div className="pk-table" key={hand}>
        <div className="pk-rail" aria-hidden="true" />
        {Array.from({ length: props.config.bots }, (_, at) => (
          <BotSeat
            key={`${at}`}
            place={`${props.config.bots}-${at}`}
            number={at + 1}
            seat={shown?.seats[at + 1] ?? null}
            now={table?.seats[at + 1] ?? null}
            cards={props.config.holeCards}
            isLast={table?.isLast ?? false}
            isButton={shown?.button === at + 1}
            icon={props.icons[`bot${at + 1}`]}
            inMoney={inMoney}
            t={t}
            lang={lang}
          />
        ))}
        <div className="pk-middle">
          <div className="pk-pot">
            <span>{t('pot')}</span>
            <b>{table ? inMoney(table.pot) : '—'}</b>
          </div>
          <div className="pk-board" role="group" aria-label={t('board')}>
            {[0, 1, 2, 3, 4].map((at) => {
              const card = table && at < table.boardSize ? shown?.board[at] : undefined
              return card === undefined ? (
                <span key={`${at}`} className="pk-place" aria-hidden="true" />
              ) : (
                <PlayingCard key={`${at}`} card={card} lang={lang} order={at < 3 ? at : 0} />
              )
            })}
          </div>
        </div>
        <div className={own?.isWinner && table?.isLast ? 'pk-own pk-winner' : 'pk-own'}>
          <span className="pk-own-bet">
            {shown?.button === 0 && <i className="pk-button">D</i>}
            {bets > 0 && <b>{inMoney(bets)}</b>}
            {own?.hand && !own.isFolded && table?.isLast && <span className="pk-own-hand">{t(own.hand)}</span>}
          </span>
          <div className="pk-hand" role="group" aria-label={t('hand')}>
            {own?.hole.map((card, at) =>
              isThrowing && card !== null ? (
                <button
                  key={card}
                  type="button"
                  className="pk-throw"
                  aria-label={`${t('discard')}: ${cardName(card, lang)}`}
                  onClick={() => act({ move: 'discard', card: at })}
                >
                  <PlayingCard card={card} lang={lang} />
                </button>
              ) : (
                <PlayingCard key={card} card={card} lang={lang} order={at} />
              ),
            )}
          </div>
        </div>
      </div>
      <div className="pk-moves">
        {shown?.moves.map(({ move, cost }) => (
          <button
            key={move}
            type="button"
            className={`pk-move pk-${move}`}
            aria-disabled={!mayMove}
            onClick={mayMove ? () => act({ move }) : undefined}
          >
            <Icon name={moveIcons[move]} />
            <span>{move === 'raise' && !isRaise ? t('bet') : t(move)}</span>
            {cost > 0 && <b>{inMoney(cost)}</b>}
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
