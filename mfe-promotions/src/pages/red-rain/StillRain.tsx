import { Icon } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './RedRainPage.module.css'

const shown = [1, 2, 3, 4, 5, 6]

type StillRainProps = { readonly disabled: boolean; readonly onCatch: () => void }

/** For visitors who want no motion: envelopes to choose from. What is in them, the gateway decides. */
export const StillRain = ({ disabled, onCatch }: StillRainProps) => {
  const { t } = useTexts()
  return (
    <ul className={styles.still}>
      {shown.map((number) => (
        <li key={number}>
          <button
            type="button"
            className={styles.envelope}
            disabled={disabled}
            onClick={onCatch}
            aria-label={t('rain.envelope', { number })}
          >
            <Icon name="coins" size={28} weight="fill" />
          </button>
        </li>
      ))}
    </ul>
  )
}
