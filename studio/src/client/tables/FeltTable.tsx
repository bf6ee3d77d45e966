import type { ReactNode } from 'react'
import { sumOf } from '../chips/amounts'
import { ChipTray } from '../chips/ChipTray'
import { useSlip } from '../chips/use-slip'
import type { FeltShared } from './FeltArea'
import { OwnResult } from './OwnResult'
import { PhaseBanner } from './PhaseBanner'
import type { TableStageProps } from './table-stage'

type Props = TableStageProps<unknown, never> & {
  readonly elapsed: number
  /** The result as a sentence. */
  readonly announcement: string | null
  readonly won: ReadonlySet<string> | null
  readonly scene: ReactNode
  readonly road: ReactNode
  /** Content under the felt; most tables leave it empty. */
  readonly below?: ReactNode
  readonly areas: (shared: FeltShared) => ReactNode
}

/** Parts shared by all area tables: banner, scene, road maps, felt and chips. */
export const FeltTable = (props: Props) => {
  const {
    state,
    ladder,
    most,
    money,
    t,
    elapsed,
    announcement,
    won,
    scene,
    road,
    below,
    areas,
    onBet,
    onWithdraw,
    onNote,
  } = props
  const felt = useSlip({ state, ladder, most, onBet, onWithdraw, onNote })
  const scale = state.session?.scale ?? 2
  return (
    <div className={`table-room table-is-${state.table?.phase ?? 'betting'}`}>
      <div className="table-body">
        <div className={road ? 'table-scene has-road' : 'table-scene'}>
          <PhaseBanner state={state} elapsed={elapsed} t={t} announcement={announcement} />
          {scene}
          <OwnResult ended={state.ended} t={t} money={money} />
        </div>
        {road}
        <div className="felt">
          {areas({
            felt,
            ladder,
            scale,
            money,
            t,
            sums: state.table?.areas ?? {},
            won,
          })}
        </div>
        {below}
      </div>
      <ChipTray
        ladder={ladder}
        scale={scale}
        chip={felt.chip}
        money={money}
        t={t}
        total={felt.total}
        standing={sumOf(Object.values(felt.standing))}
        open={felt.open}
        canRepeat={felt.canRepeat}
        canUndo={felt.canUndo}
        onChip={felt.choose}
        onUndo={felt.undo}
        onDouble={felt.double}
        onRepeat={felt.repeat}
        onClear={felt.clear}
        onConfirm={felt.confirm}
      />
    </div>
  )
}
