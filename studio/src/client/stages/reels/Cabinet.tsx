import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { createReelStage } from './reel-stage'
import type { ReelSet, ReelStage } from './reel-stage'
import type { ReelKey } from './texts'
import { loadPictures } from './symbol-sprites'

type Choice = { readonly stake: string }

type Props<Config, View, Key extends string> = {
  /** The same object as long as the game is the same. */
  readonly set: ReelSet
  readonly stage: StageProps<Config, Choice, never, View, Key | ReelKey>
  /** Stops of the reels at the end of the round. */
  readonly stopsOf: (view: View) => readonly number[] | undefined
  /** Shows a round; resolves when its last turn stands. */
  readonly show: (view: View, reels: ReelStage) => Promise<void>
  readonly children?: ReactNode
}

const isTurning = (phase: Props<unknown, unknown, string>['stage']['phase']): boolean => phase === 'busy'

/** The reels of a game and the button that turns them. */
export const Cabinet = <Config, View, Key extends string>(props: Props<Config, View, Key>) => {
  const { set, stage, stopsOf, children } = props
  const { view, phase, stake, stakes, t, sound, palette, icons, inBar, onPlay } = stage
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [reels, setReels] = useState<ReelStage | null>(null)
  const shown = useRef<View | null>(null)
  const standing = useRef<readonly number[]>(set.strips.map((_, reel) => reel * 3 + 1))

  useEffect(() => {
    let mounted: ReelStage | null = null
    let left = false
    void loadPictures(icons).then((pictures) => {
      if (left || !canvas.current) return
      mounted = createReelStage({
        canvas: canvas.current,
        set,
        palette,
        pictures,
        reducedMotion: () => latest.current.stage.reducedMotion,
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
  }, [set, icons, palette, sound])

  // The reels turn while an answer is awaited, and stand where they stood when none came.
  useEffect(() => {
    if (!reels) return
    if (isTurning(phase)) reels.launch()
    else if (view === shown.current) void reels.land(standing.current)
  }, [reels, phase, view])

  useEffect(() => {
    if (!reels || view === null || view === shown.current) return
    shown.current = view
    standing.current = stopsOf(view) ?? standing.current
    void latest.current.show(view, reels).then(() => {
      latest.current.stage.say(null)
      latest.current.stage.onShown()
    })
  }, [reels, view, stopsOf])

  return (
    <div className="cabinet">
      <div className={`glass glass-${set.strips.length}`}>
        <canvas ref={canvas} className="reels" role="img" aria-label={t('reels')} />
        {children}
      </div>
      {inBar(
        <BarButton
          icon="spin"
          label={phase === 'idle' ? t('spin') : t('spinning')}
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
