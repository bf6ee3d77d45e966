import { useEffect, useState } from 'react'
import { handNames } from '../../../return/cards/poker-hand'
import type {
  VideoPokerAction,
  VideoPokerChoice,
  VideoPokerConfig,
  VideoPokerView,
} from '../../../games/video-poker/video-poker-rules'
import { PlayingCard } from '../../cards/PlayingCard'
import { cardName } from '../../cards/card-names'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { useCleared } from '../../frame/use-cleared'
import { useShown } from '../../frame/use-shown'
import { multiplied } from '../../money-text'
import type { VideoPokerKey } from './texts'
import './video-poker.css'

type Hold = VideoPokerAction['hold']
const none: Hold = [false, false, false, false, false]
const places = [0, 1, 2, 3, 4] as const
const dealMs = 5 * 110 + 520

type Props = StageProps<VideoPokerConfig, VideoPokerChoice, VideoPokerAction, VideoPokerView, VideoPokerKey>

export const PayTable = ({
  config,
  stake,
  hand,
  money,
  t,
}: Pick<Props, 'config' | 'stake' | 'money' | 't'> & { hand: VideoPokerView['hand'] }) => {
  const rows = handNames.flatMap((name) =>
    config.pays[name] === undefined ? [] : [[name, config.pays[name]] as const],
  )
  return (
    <ul className={rows.length > 11 ? 'vp-pays vp-pays-long' : 'vp-pays'}>
      {rows.map(([name, pays]) => (
        <li key={name} className={name === hand ? 'vp-made' : ''} aria-current={name === hand}>
          <span>{t(name)}</span>
          <b>{money(multiplied(stake, pays))}</b>
        </li>
      ))}
    </ul>
  )
}

export const VideoPokerTable = (props: Props) => {
  const { view, phase, stake, t, lang, config, money, inBar, say, sound, onPlay, onAct } = props
  const [hold, setHold] = useState<Hold>(none)
  const [isCleared, clear] = useCleared(view, phase)
  useShown(view, dealMs, props.reducedMotion, props.onShown)

  useEffect(() => setHold(none), [view])
  const isOpen = phase === 'open'
  const hand = view?.hand ?? null
  useEffect(() => {
    say(isOpen ? (hand === null ? t('choose') : t('youHold', { hand: t(hand) })) : null)
  }, [isOpen, hand, say, t])

  const cards = isCleared ? null : (view?.cards ?? null)
  const wasHeld = view?.hold ?? none
  const press = (): void => {
    sound.press()
    if (isOpen) return onAct({ hold })
    clear()
    return onPlay({ stake })
  }
  const toggle = (at: (typeof places)[number]): void => {
    sound.press()
    const next: [boolean, boolean, boolean, boolean, boolean] = [...hold]
    next[at] = !next[at]
    setHold(next)
  }

  return (
    <div className="vp">
      <PayTable
        config={config}
        stake={phase === 'idle' ? stake : (props.choice?.stake ?? stake)}
        hand={cards && hand}
        money={money}
        t={t}
      />
      <div className="vp-cards" role="group" aria-label={t('cards')}>
        {places.map((at) => {
          const card = cards?.[at] ?? null
          const isHeld = isOpen ? (hold[at] ?? false) : (wasHeld[at] ?? false)
          return (
            <button
              key={at}
              type="button"
              className={isHeld ? 'vp-slot vp-held' : 'vp-slot'}
              aria-pressed={isHeld}
              aria-disabled={!isOpen}
              aria-label={`${card === null ? '' : cardName(card, lang)} ${t('hold')}`}
              onClick={isOpen ? () => toggle(at) : undefined}
            >
              <PlayingCard key={card ?? 'back'} card={card} lang={lang} order={at} />
              <span className="vp-hold">{t('hold')}</span>
            </button>
          )
        })}
      </div>
      {inBar(
        <BarButton
          icon={isOpen ? 'draw' : 'deal'}
          label={isOpen ? t('draw') : t('deal')}
          may={isOpen || (phase === 'idle' && stake !== '0')}
          busy={phase === 'busy'}
          onPress={press}
        />,
      )}
    </div>
  )
}
