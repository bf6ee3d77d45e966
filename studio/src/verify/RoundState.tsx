import { moneyTextFor } from '../client/money-text'
import type { Language } from '../client/texts/languages'
import type { PublicProof } from '../server/views'
import type { ProofAnswer } from './ask-proof'
import type { TextKey } from '../client/texts/texts'
import type { Translate } from '../client/texts/translator'

/** There is an outcome that can be computed again. */
export const isDecided = ({ played, state }: PublicProof): boolean => played && state !== 'OPEN'

const Facts = ({ proof, lang, t }: { proof: PublicProof; lang: Language; t: Translate<TextKey> }) => {
  const money = moneyTextFor(proof.currency, proof.scale, lang)
  const played = isDecided(proof)
  const rows: readonly (readonly [string, string])[] = [
    [t('round'), `${proof.game} · ${proof.roundId}`],
    [t('stake'), money(proof.stake)],
    ...(played ? [[t('win'), money(proof.win)] as const] : []),
    [t('serverHash'), proof.serverSeedHash],
  ]
  return (
    <dl className="proof">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = {
  answer: ProofAnswer | { readonly kind: 'asking' }
  lang: Language
  t: Translate<TextKey>
  onRetry: () => void
}

/** Public data of the linked round, before any check. */
export const RoundState = ({ answer, lang, t, onRetry }: Props) => {
  const retry = (
    <button type="button" className="primary" onClick={onRetry}>
      {t('retry')}
    </button>
  )
  if (answer.kind === 'asking')
    return (
      <p className="verify-state" role="status" aria-busy="true">
        {t('roundLoading')}…
      </p>
    )
  if (answer.kind === 'unknown')
    return (
      <p className="verify-state" role="alert">
        {t('roundUnknown')}
      </p>
    )
  if (answer.kind === 'failed')
    return (
      <div className="verify-state" role="alert">
        <p>{t('roundUnloaded')}</p>
        {retry}
      </div>
    )
  const { proof } = answer
  if (!isDecided(proof))
    return (
      <section className="verify-state" role="status">
        <p>{t('unplayed')}</p>
        <Facts proof={proof} lang={lang} t={t} />
        {retry}
      </section>
    )
  if (proof.serverSeed === null)
    return (
      <section className="verify-state" role="status">
        <h2>{t('sealedTitle')}</h2>
        {proof.terminalHash !== null ? (
          <p>{t('sealedTable')}</p>
        ) : (
          <>
            <p>{t('sealedWhy')}</p>
            <p>{t('sealedHow', { game: proof.game, fairness: t('fairness'), rotate: t('rotate') })}</p>
          </>
        )}
        <Facts proof={proof} lang={lang} t={t} />
        {retry}
      </section>
    )
  return <Facts proof={proof} lang={lang} t={t} />
}
