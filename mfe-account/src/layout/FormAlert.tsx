import type { ApiFailure } from '@mosaic/api-client'
import { ErrorReference, Icon } from '@mosaic/ui'
import styles from './FormAlert.module.css'

/** What the gateway said about the whole form; stands above the button, where the eye is. */
export const FormAlert = ({ text, failure }: { readonly text: string | null; readonly failure?: ApiFailure | null }) => (
  <div role="alert">
    {text ? (
      <p className={styles.alert}>
        <Icon name="warning-circle" size={20} weight="fill" className={styles.icon} />
        <span>
          {text}
          {failure ? <ErrorReference error={failure} /> : null}
        </span>
      </p>
    ) : null}
  </div>
)
