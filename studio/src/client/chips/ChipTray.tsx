import { useNumberGrid } from '../grid/use-number-grid'
import type { MoneyText } from '../money-text'
import { Chip, chipFigure, chipRank } from './Chip'
import { TrayIcon } from './TrayIcon'
import type { TrayIconName } from './TrayIcon'
import type { Translate } from '../texts/translator'

type Props = {
  readonly ladder: readonly string[]
  readonly scale: number
  readonly chip: string
  readonly money: MoneyText
  readonly t: Translate<'chip' | 'undo' | 'double' | 'repeat' | 'clear' | 'confirm' | 'choose' | 'betPlaced'>
  /** Sum of the bets that stand; '0' without any. */
  readonly standing: string
  readonly total: string
  /** Betting is open; the confirm button appears only with chips on the felt. */
  readonly open: boolean
  readonly canRepeat: boolean
  readonly canUndo: boolean
  readonly onChip: (chip: string) => void
  readonly onUndo: () => void
  readonly onDouble: () => void
  readonly onRepeat: () => void
  readonly onClear: () => void
  readonly onConfirm: () => void
}

const pressable = (may: boolean, press: () => void) => ({ 'aria-disabled': !may, onClick: may ? press : undefined })

const Tool = ({
  icon,
  label,
  may,
  onPress,
}: {
  icon: TrayIconName
  label: string
  may: boolean
  onPress: () => void
}) => (
  <button type="button" className="tray-tool" {...pressable(may, onPress)}>
    <TrayIcon name={icon} />
    <span>{label}</span>
  </button>
)

/** The player's own side of the table: which chip the finger puts down, and the bet as a whole. */
export const ChipTray = (props: Props) => {
  const { ladder, scale, chip, money, t, total, open } = props
  const placed = total !== '0'
  const stops = useNumberGrid(ladder.length, ladder.length, Math.max(0, ladder.indexOf(chip)))
  return (
    <div className="tray">
      <div className="tray-chips" role="radiogroup" aria-label={t('choose')} {...stops.field}>
        {ladder.map((each, cell) => (
          <button
            key={each}
            {...stops.stop(cell)}
            type="button"
            role="radio"
            aria-checked={each === chip}
            aria-label={t('chip', { amount: money(each) })}
            className={each === chip ? 'tray-chip tray-chip-on' : 'tray-chip'}
            onClick={() => props.onChip(each)}
          >
            <Chip rank={chipRank(each, ladder)} figure={chipFigure(each, scale)} />
          </button>
        ))}
      </div>
      <div className="tray-tools">
        <Tool icon="undo" label={t('undo')} may={props.canUndo} onPress={props.onUndo} />
        {placed ? (
          <Tool icon="double" label={t('double')} may={open} onPress={props.onDouble} />
        ) : (
          <Tool icon="repeat" label={t('repeat')} may={open && props.canRepeat} onPress={props.onRepeat} />
        )}
        <Tool icon="clear" label={t('clear')} may={open && placed} onPress={props.onClear} />
        <button
          type="button"
          className={!placed && props.standing !== '0' ? 'tray-confirm tray-placed' : 'tray-confirm'}
          data-main
          {...pressable(open && placed, props.onConfirm)}
        >
          {placed
            ? t('confirm', { total: money(total) })
            : props.standing === '0'
              ? t('choose')
              : t('betPlaced', { stake: money(props.standing) })}
        </button>
      </div>
    </div>
  )
}
