import { useState } from 'react'
import type { FormEvent } from 'react'
import type { SessionView } from '../../server/views'
import type { Boot } from '../boot'
import type { GameControl } from '../frame/game-control'
import { Sheet } from './Sheet'

type Props = { boot: Boot; control: GameControl; session: SessionView; idle: boolean; onClose: () => void }

export const FairnessSheet = ({ boot, control, session, idle, onClose }: Props) => {
  const { texts } = boot
  const { fairness } = session
  const [seed, setSeed] = useState(fairness.clientSeed)
  const [outcome, setOutcome] = useState<'none' | 'rotated' | 'failed'>('none')
  const valid = /^[A-Za-z0-9 _.-]{1,64}$/.test(seed)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (valid) void control.rotate(seed).then((done) => setOutcome(done ? 'rotated' : 'failed'))
  }
  return (
    <Sheet title={texts.fairness} closeLabel={texts.close} onClose={onClose}>
      <p className="note">{texts.fairIntro}</p>
      <dl className="proof">
        <dt>{texts.serverHash}</dt>
        <dd className="code">{fairness.serverSeedHash}</dd>
        <dt>{texts.nextRound}</dt>
        <dd className="code">{fairness.nextNonce}</dd>
      </dl>
      <form onSubmit={submit} className="seed-form">
        <label htmlFor="clientSeed">{texts.clientSeed}</label>
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
          {texts.seedRule}
        </p>
        <button type="submit" className="primary" disabled={!valid || !idle}>
          {texts.rotate}
        </button>
      </form>
      <p role="status" className="note">
        {outcome === 'rotated' ? texts.rotated : outcome === 'failed' ? texts.failed : ''}
      </p>
      <a className="link" href={`/verify?lang=${boot.lang}`} target="_blank" rel="noopener noreferrer">
        {texts.verifyPage}
      </a>
    </Sheet>
  )
}
