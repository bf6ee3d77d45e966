import { Icon } from '../Icon'
import type { IconName } from '../Icon'

/** The round button in the middle of the bar. `aria-disabled` keeps the keyboard focus, `disabled` would lose it. */
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
