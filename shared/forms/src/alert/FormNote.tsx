import { Icon } from '@mosaic/ui'
import styles from './FormNote.module.css'

/** What happens next, after the gateway has taken the form. */
export const FormNote = ({ text }: { readonly text: string | null }) => (
  <div role="status">
    {text ? (
      <p className={styles.note}>
        <Icon name="envelope" size={20} className={styles.icon} />
        <span>{text}</span>
      </p>
    ) : null}
  </div>
)
