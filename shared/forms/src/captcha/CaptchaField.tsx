import { Button, Icon, TextField } from '@mosaic/ui'
import { useId, useState, type Ref } from 'react'
import { useTexts } from '../texts'
import { captchaLength } from '../validation/field-rule'
import styles from './CaptchaField.module.css'
import { playCaptcha } from './play-captcha'
import type { Captcha } from './use-captcha'

export type CaptchaFieldProps = {
  readonly captcha: Captcha
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A tap on the image brings other digits and clears what was typed (spec §4). */
export const CaptchaField = ({ captcha, value, onChange, error, ref }: CaptchaFieldProps) => {
  const { t } = useTexts()
  const { image, failed } = captcha
  const hintId = useId()
  const [sounding, setSounding] = useState(false)
  const listen = async () => {
    setSounding(true)
    await playCaptcha(captcha.flow)
    setSounding(false)
  }
  const reload = () => {
    captcha.reload()
    onChange('')
  }
  return (
    <>
      <TextField
        ref={ref}
        label={t('field.captcha')}
        name="captcha"
        required
        icon="shield-check"
        inputMode="numeric"
        autoComplete="off"
        maxLength={captchaLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        hint={failed ? t('captcha.failed') : undefined}
        trailing={
          <button type="button" className={styles.picture} onClick={reload} aria-label={t('captcha.reload')}>
            {image ? (
              <img src={image} alt={t('captcha.image')} className={styles.image} />
            ) : (
              <Icon
                name="arrows-clockwise"
                weight="regular"
                size={20}
                className={failed ? undefined : styles.turning}
              />
            )}
          </button>
        }
      />
      <Button
        variant="ghost"
        size="s"
        icon="speaker-high"
        className={styles.listen}
        onClick={() => void listen()}
        loading={sounding}
        aria-describedby={hintId}
      >
        {t('captcha.listen')}
      </Button>
      <span id={hintId} className={styles.hidden}>
        {t('captcha.soundHint')}
      </span>
    </>
  )
}
