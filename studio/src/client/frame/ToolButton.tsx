import { Icon } from '../Icon'
import type { IconName } from '../Icon'

export const ToolButton = ({
  icon,
  label,
  onPress,
  pressed,
}: {
  icon: IconName
  label: string
  onPress: () => void
  pressed?: boolean
}) => (
  <button type="button" className="tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
