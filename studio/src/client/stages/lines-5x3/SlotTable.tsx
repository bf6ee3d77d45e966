import { useMemo, useState } from 'react'
import { ROWS, SCATTER, slotSymbols } from '../../../engine/slot-config'
import type { SlotConfig } from '../../../engine/slot-config'
import type { SlotChoice, SlotView } from '../../../games/slot/slot-rules'
import type { StageProps } from '../../frame/stage-props'
import { Cabinet } from '../reels/Cabinet'
import { playTurns } from './slot-turns'
import type { FreeIntro } from './slot-turns'
import type { SlotKey } from './texts'

type Props = StageProps<SlotConfig, SlotChoice, never, SlotView, SlotKey>

const stopsOf = ({ spins }: SlotView): readonly number[] | undefined => spins[spins.length - 1]?.stops

export const SlotTable = (props: Props) => {
  const { config, t, sound, say, reducedMotion } = props
  const [intro, setIntro] = useState<FreeIntro | null>(null)
  const set = useMemo(
    () => ({
      strips: config.strips,
      rows: ROWS,
      symbols: slotSymbols,
      awaited: config.freeSpins === null ? null : SCATTER,
    }),
    [config],
  )
  return (
    <Cabinet
      set={set}
      stage={props}
      stopsOf={stopsOf}
      show={({ spins }, reels) =>
        playTurns(spins, {
          config,
          reels,
          onWin: () => {
            if (!reducedMotion) sound.line()
          },
          onIntro: setIntro,
          onFreeTurn: (turn, count) => say(t('freeTurn', { turn, count })),
        })
      }
    >
      {intro && <div className="free-intro">{t('freeWon', { count: intro.count, times: intro.times })}</div>}
    </Cabinet>
  )
}
