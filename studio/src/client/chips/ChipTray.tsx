import type { MoneyText } from '../money-text'
import { fill } from '../texts/texts'
import { Chip, chipFigure, chipRank } from './Chip'
import { TrayIcon } from './TrayIcon'
import type { TrayIconName } from './TrayIcon'

type TrayTexts = Readonly<Record<'chip' | 'undo' | 'double' | 'repeat' | 'clear' | 'confirm' | 'choose', string>>

type Props = {
  readonly ladder: readonly string[]
  readonly scale: number
  readonly chip: string
  readonly money: MoneyText
  readonly texts: TrayTexts
  readonly total: string
  /** What can be done now; the confirmation goes without chips on the felt. */
  readonly open: boolean
  readonly canRepeat: boolean
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
  const { ladder, scale, chip, money, texts, total, open } = props
  const placed = total !== '0'
  return (
    <div className="tray">
      <div className="tray-chips" role="radiogroup" aria-label={texts.choose}>
        {ladder.map((each) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-checked={each === chip}
            aria-label={fill(texts.chip, { amount: money(each) })}
            className={each === chip ? 'tray-chip tray-chip-on' : 'tray-chip'}
            onClick={() => props.onChip(each)}
          >
            <Chip rank={chipRank(each, ladder)} figure={chipFigure(each, scale)} />
          </button>
        ))}
      </div>
      <div className="tray-tools">
        <Tool icon="undo" label={texts.undo} may={open && placed} onPress={props.onUndo} />
        {placed ? (
          <Tool icon="double" label={texts.double} may={open} onPress={props.onDouble} />
        ) : (
          <Tool icon="repeat" label={texts.repeat} may={open && props.canRepeat} onPress={props.onRepeat} />
        )}
        <Tool icon="clear" label={texts.clear} may={open && placed} onPress={props.onClear} />
        <button type="button" className="tray-confirm" data-main {...pressable(open && placed, props.onConfirm)}>
          {placed ? fill(texts.confirm, { total: money(total) }) : texts.choose}
        </button>
      </div>
    </div>
  )
}
