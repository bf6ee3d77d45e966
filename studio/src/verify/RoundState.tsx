import { moneyTextFor } from '../client/money-text'
import type { Language } from '../client/texts/languages'
import { fill } from '../client/texts/texts'
import type { Texts } from '../client/texts/text-keys'
import type { PublicProof } from '../server/views'
import type { ProofAnswer } from './ask-proof'

/** There is an outcome that can be computed again. */
export const isDecided = ({ played, state }: PublicProof): boolean => played && state !== 'OPEN'

const Facts = ({ proof, lang, texts }: { proof: PublicProof; lang: Language; texts: Texts }) => {
  const money = moneyTextFor(proof.currency, proof.scale, lang)
  const played = isDecided(proof)
  const rows: readonly (readonly [string, string])[] = [
    [texts.round, `${proof.game} · ${proof.roundId}`],
    [texts.stake, money(proof.stake)],
    ...(played ? [[texts.win, money(proof.win)] as const] : []),
    [texts.serverHash, proof.serverSeedHash],
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

type Props = { answer: ProofAnswer | { readonly kind: 'asking' }; lang: Language; texts: Texts; onRetry: () => void }

/** What is known about the round that a link names, before anything is checked. */
export const RoundState = ({ answer, lang, texts, onRetry }: Props) => {
  const retry = (
    <button type="button" className="primary" onClick={onRetry}>
      {texts.retry}
    </button>
  )
  if (answer.kind === 'asking')
    return (
      <p className="verify-state" role="status" aria-busy="true">
        {texts.roundLoading}…
      </p>
    )
  if (answer.kind === 'unknown')
    return (
      <p className="verify-state" role="alert">
        {texts.roundUnknown}
      </p>
    )
  if (answer.kind === 'failed')
    return (
      <div className="verify-state" role="alert">
        <p>{texts.roundUnloaded}</p>
        {retry}
      </div>
    )
  const { proof } = answer
  if (!isDecided(proof))
    return (
      <section className="verify-state" role="status">
        <p>{texts.unplayed}</p>
        <Facts proof={proof} lang={lang} texts={texts} />
        {retry}
      </section>
    )
  if (proof.serverSeed === null)
    return (
      <section className="verify-state" role="status">
        <h2>{texts.sealedTitle}</h2>
        {proof.terminalHash !== null ? (
          <p>{texts.sealedTable}</p>
        ) : (
          <>
            <p>{texts.sealedWhy}</p>
            <p>{fill(texts.sealedHow, { game: proof.game, fairness: texts.fairness, rotate: texts.rotate })}</p>
          </>
        )}
        <Facts proof={proof} lang={lang} texts={texts} />
        {retry}
      </section>
    )
  return <Facts proof={proof} lang={lang} texts={texts} />
}
