import { useState } from 'react'
import type { FormEvent } from 'react'
import type { SessionView } from '../../server/views'
import type { Boot } from '../boot'
import type { GameControl } from '../frame/game-control'
import { ignoreInputMethodEnter } from '../input-method'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import { Sheet } from './Sheet'

type Props = {
  boot: Pick<Boot, 'lang'>
  t: Translate<TextKey>
  control: Pick<GameControl, 'rotate'>
  session: Pick<SessionView, 'fairness'>
  idle: boolean
  onClose: () => void
}

export const FairnessSheet = ({ boot, t, control, session, idle, onClose }: Props) => {
  const { fairness } = session
  const [seed, setSeed] = useState(fairness.clientSeed)
  const [outcome, setOutcome] = useState<'none' | 'rotated' | 'failed'>('none')
  const valid = /^[A-Za-z0-9 _.-]{1,64}$/.test(seed)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (valid && idle) void control.rotate(seed).then((done) => setOutcome(done ? 'rotated' : 'failed'))
  }
  return (
    <Sheet title={t('fairness')} closeLabel={t('close')} onClose={onClose}>
      <p className="note">{t('fairIntro')}</p>
      <dl className="proof">
        <dt>{t('serverHash')}</dt>
        <dd className="code">{fairness.serverSeedHash}</dd>
        <dt>{t('nextRound')}</dt>
        <dd className="code">{fairness.nextNonce}</dd>
      </dl>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
      <form onSubmit={submit} onKeyDown={ignoreInputMethodEnter} className="seed-form">
        <label htmlFor="clientSeed">{t('clientSeed')}</label>
        <input
          id="clientSeed"
          name="clientSeed"
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={!valid}
          aria-describedby="seedRule"
          onChange={(event) => setSeed(event.target.value)}
        />
        <p id="seedRule" className="hint">
          {t('seedRule')}
        </p>
        <button type="submit" className="primary" aria-disabled={!valid || !idle}>
          {t('rotate')}
        </button>
      </form>
      <p role="status" className="note">
        {outcome === 'rotated' ? t('rotated') : outcome === 'failed' ? t('failed') : ''}
      </p>
      <a className="link" href={`/verify?lang=${boot.lang}`} target="_blank" rel="noopener noreferrer">
        {t('verifyPage')}
      </a>
    </Sheet>
  )
}
