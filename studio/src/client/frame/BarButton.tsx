import { Icon } from '../Icon'
import type { IconName } from '../Icon'

/** The round button in the middle of the bar. A disabled button drops the focus; who plays by keyboard keeps their place. */
export const BarButton = ({
  icon,
  label,
  may,
  busy = false,
  onPress,
}: {
  icon: IconName
  label: string
  may: boolean
  busy?: boolean
  onPress: () => void
}) => (
  <button
    type="button"
    className={busy ? 'spin spin-busy' : 'spin'}
    data-main
    aria-label={label}
    aria-disabled={!may}
    onClick={may ? onPress : undefined}
  >
    <span className="spin-face">
      <Icon name={icon} />
    </span>
  </button>
)
