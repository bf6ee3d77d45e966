import { useEffect, useState } from 'react'
import type { ProofView } from '../../server/views'
import type { Boot } from '../boot'
import type { GameControl } from '../frame/game-control'
import type { MoneyText } from '../money-text'
import { proofLink } from '../proof-link'
import { roundTime } from '../round-time'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import { Sheet } from './Sheet'

type Props = {
  boot: Boot
  t: Translate<TextKey>
  control: Pick<GameControl, 'history'>
  money: MoneyText
  onClose: () => void
}
type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly rounds: readonly ProofView[] }

const Row = ({ round, boot, t, money }: Pick<Props, 'boot' | 't' | 'money'> & { round: ProofView }) => {
  const returned = round.state === 'CANCELLED' || round.state === 'CANCELLING' || round.state === 'REFUSED'
  const link = proofLink(round, boot.lang)
  return (
    <li className={returned ? 'past past-returned' : 'past'}>
      <span className="past-when">
        {roundTime(round.at, boot)}
        <small className="code">
          {round.roundId.slice(0, 8)} · #{round.nonce}
        </small>
      </span>
      <span className="past-money">
        {round.free ? `${t('free')} · ${money(round.stake)}` : money(round.stake)}
        <b>{returned ? t('cancelled') : money(round.win)}</b>
      </span>
      {round.prize && <small className="past-prize">{t('prize', { amount: money(round.prize) })}</small>}
      {link ? (
        <a className="link past-proof" href={link} target="_blank" rel="noopener noreferrer">
          {t('verify')}
        </a>
      ) : (
        <small className="hint past-proof">{returned || round.terminalHash !== null ? '' : t('seedHidden')}</small>
      )}
    </li>
  )
}

export const HistorySheet = ({ boot, t, control, money, onClose }: Props) => {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const load = (): void => {
    setLoading({ kind: 'loading' })
    void control
      .history()
      .then((answer) =>
        setLoading(answer.kind === 'ok' ? { kind: 'loaded', rounds: answer.rounds } : { kind: 'failed' }),
      )
  }
  useEffect(load, [control])
  return (
    <Sheet title={t('history')} closeLabel={t('close')} onClose={onClose}>
      {loading.kind === 'loading' && (
        <div className="bones" aria-busy="true">
          {[1, 2, 3, 4].map((bone) => (
            <div key={bone} className="bone" />
          ))}
        </div>
      )}
      {loading.kind === 'failed' && (
        <div className="empty">
          <p>{t('failed')}</p>
          <button type="button" className="primary" onClick={load}>
            {t('retry')}
          </button>
        </div>
      )}
      {loading.kind === 'loaded' && loading.rounds.length === 0 && <p className="empty">{t('noRounds')}</p>}
      {loading.kind === 'loaded' && (
        <ul className="pasts">
          {loading.rounds.map((round) => (
            <Row key={round.roundId} round={round} boot={boot} t={t} money={money} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
