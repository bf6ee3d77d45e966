import { useEffect, useRef, useState } from 'react'
import type { SlotConfig } from '../../../engine/slot-config'
import type { SlotChoice, SlotView } from '../../../games/slot/slot-rules'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import { createReelStage } from '../reels/reel-stage'
import type { ReelStage } from '../reels/reel-stage'
import { loadPictures } from '../reels/symbol-sprites'
import { playTurns } from './slot-turns'
import type { FreeIntro } from './slot-turns'
import type { SlotKey } from './texts'

type Props = StageProps<SlotConfig, SlotChoice, never, SlotView, SlotKey>

const isTurning = (phase: Props['phase']): boolean => phase === 'busy'

export const SlotTable = (props: Props) => {
  const { config, view, phase, stake, stakes, texts, sound, palette, icons, inBar, say, onPlay, onShown } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [reels, setReels] = useState<ReelStage | null>(null)
  const [intro, setIntro] = useState<FreeIntro | null>(null)
  const shown = useRef<SlotView | null>(null)
  const standing = useRef<readonly number[]>(config.strips.map((_, reel) => reel * 3 + 1))

  useEffect(() => {
    let mounted: ReelStage | null = null
    let left = false
    void loadPictures(icons).then((pictures) => {
      if (left || !canvas.current) return
      mounted = createReelStage({
        canvas: canvas.current,
        config,
        palette,
        pictures,
        reducedMotion: () => latest.current.reducedMotion,
        onReelStop: sound.reelStop,
      })
      mounted.resize()
      window.addEventListener('resize', mounted.resize)
      setReels(mounted)
    })
    return () => {
      left = true
      if (!mounted) return
      window.removeEventListener('resize', mounted.resize)
      mounted.dispose()
    }
  }, [config, icons, palette, sound])

  // The reels turn while an answer is awaited, and stand where they stood when none came.
  useEffect(() => {
    if (!reels) return
    if (isTurning(phase)) reels.launch()
    else if (view === shown.current) void reels.land(standing.current)
  }, [reels, phase, view])

  useEffect(() => {
    if (!reels || view === null || view === shown.current) return
    shown.current = view
    standing.current = view.spins[view.spins.length - 1]?.stops ?? standing.current
    void playTurns(view.spins, {
      config,
      reels,
      onWin: sound.win,
      onIntro: setIntro,
      onFreeTurn: (turn, count) => say(fill(texts.freeTurn, { turn, count })),
    }).then(() => {
      say(null)
      onShown()
    })
  }, [reels, view, config, sound, texts, say, onShown])

  return (
    <div className="cabinet">
      <div className="glass">
        <canvas ref={canvas} className="reels" role="img" aria-label={texts.reels} />
        {intro && (
          <div className="free-intro" role="status">
            {fill(texts.freeWon, { count: intro.count, times: intro.times })}
          </div>
        )}
      </div>
      {inBar(
        <BarButton
          icon="spin"
          label={phase === 'idle' ? texts.spin : texts.spinning}
          may={phase === 'idle' && stakes.length > 0}
          busy={isTurning(phase)}
          onPress={() => {
            sound.press()
            onPlay({ stake })
          }}
        />,
      )}
    </div>
  )
}
