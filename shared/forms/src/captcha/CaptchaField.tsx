import { Button, Icon, TextField } from '@mosaic/ui'
import { useId, type Ref } from 'react'
import { useTexts } from '../texts'
import { captchaLength } from '../validation/field-rule'
import styles from './CaptchaField.module.css'
import { isSolvedChallenge } from './solved-challenge'
import type { Captcha } from './use-captcha'
import { useCaptchaChallenge } from './use-captcha-challenge'

export type CaptchaFieldProps = {
  readonly captcha: Captcha
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Digits of a picture, or a challenge that the device solves (WCAG 3.3.8). A tap on the picture loads another one and
 * clears the field (spec §4).
 */
export const CaptchaField = ({ captcha, value, onChange, error, ref }: CaptchaFieldProps) => {
  const { t } = useTexts()
  const { image, failed } = captcha
  const challenge = useCaptchaChallenge(captcha.flow)
  const hintId = useId()
  const isSolving = challenge.state === 'solving'
  const isSolved = isSolvedChallenge(value)
  const reload = () => {
    captcha.reload()
    onChange('')
  }
  const solve = async () => {
    onChange('')
    const answer = await challenge.solve()
    // At the gateway the challenge has replaced the picture.
    if (answer === null) captcha.reload()
    else onChange(answer)
  }
  const status = isSolving ? t('captcha.solving') : isSolved ? t('captcha.solved') : ''
  return (
    <>
      {isSolved ? (
        <TextField
          ref={ref}
          label={t('captcha.challenge')}
          name="captcha"
          icon="check-circle"
          readOnly
          value={t('captcha.solved')}
          error={error}
        />
      ) : (
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
          disabled={isSolving}
          error={error ?? (challenge.state === 'failed' ? t('captcha.unsolved') : undefined)}
          hint={failed ? t('captcha.failed') : undefined}
          trailing={
            <button
              type="button"
              className={styles.picture}
              onClick={reload}
              disabled={isSolving}
              aria-label={t('captcha.reload')}
            >
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
      )}
      <Button
        variant="ghost"
        size="s"
        icon={isSolved ? 'arrows-clockwise' : 'eye-slash'}
        className={styles.alternative}
        onClick={() => (isSolved ? reload() : void solve())}
        loading={isSolving}
        aria-describedby={isSolved ? undefined : hintId}
      >
        {t(isSolved ? 'captcha.useImage' : 'captcha.unreadable')}
      </Button>
      <span id={hintId} className={styles.hidden}>
        {t('captcha.challengeHint')}
      </span>
      <p role="status" className={isSolving ? styles.status : styles.hidden}>
        {status}
      </p>
    </>
  )
}
