import { useCallback, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { Language } from '../client/texts/languages'
import { ignoreInputMethodEnter } from '../client/input-method'
import { askProof } from './ask-proof'
import type { ProofAnswer } from './ask-proof'
import { checkProof, fieldsFromFragment, fieldsFromProof } from './check-proof'
import type { ProofFields, ProofResult } from './check-proof'
import { OutcomeView } from './OutcomeView'
import { isDecided, RoundState } from './RoundState'
import type { TextKey } from '../client/texts/texts'
import type { Translate } from '../client/texts/translator'

const Verdict = ({ fits, yes, no }: { fits: boolean | null; yes: string; no: string }) =>
  fits === null ? null : <li className={fits ? 'verdict verdict-yes' : 'verdict verdict-no'}>{fits ? yes : no}</li>

const Outcome = ({ result, t }: { result: ProofResult; t: Translate<TextKey> }) => {
  if (result.kind === 'unreadable')
    return (
      <p className="verdict verdict-no" role="alert">
        {t('configBroken')}
      </p>
    )
  return (
    <section aria-label={t('result')} aria-live="polite">
      <ul className="verdicts">
        <Verdict fits={result.hashFits} yes={t('hashFits')} no={t('hashWrong')} />
        <Verdict fits={result.chainFits} yes={t('chainFits')} no={t('chainWrong')} />
        <Verdict fits={result.configFits} yes={t('configFits')} no={t('configWrong')} />
        <Verdict fits={result.shownFits} yes={t('shownFits')} no={t('shownWrong')} />
        <Verdict fits={result.winFits} yes={t('winFits')} no={t('winWrong')} />
      </ul>
      <h2>
        {t('result')}
        {result.times !== null && `: ${t('multiple', { times: result.times })}`}
      </h2>
      <OutcomeView view={result.view} t={t} />
    </section>
  )
}

const startOf = (fragment: string): { fields: ProofFields; result: ProofResult | null } => {
  const fields = fieldsFromFragment(fragment)
  return { fields, result: fragment === '' ? null : checkProof(fields) }
}

type Props = {
  lang: Language
  t: Translate<TextKey>
  /** A whole proof in the address needs no server, so it goes before the id of a round. */
  fragment: string
  roundId: string
  ask?: (roundId: string) => Promise<ProofAnswer>
}

export const VerifyScreen = ({ lang, t, fragment, roundId, ask = askProof }: Props) => {
  const [{ fields, result }, setProof] = useState(() => startOf(fragment))
  const named = fragment === '' && roundId !== ''
  const [answer, setAnswer] = useState<ProofAnswer | { readonly kind: 'asking' }>({ kind: 'asking' })
  const load = useCallback((): void => {
    setAnswer({ kind: 'asking' })
    void ask(roundId).then((received) => {
      setAnswer(received)
      if (received.kind !== 'found') return
      const found = fieldsFromProof(received.proof)
      setProof({
        fields: found,
        result: found.serverSeed !== '' && isDecided(received.proof) ? checkProof(found) : null,
      })
    })
  }, [ask, roundId])
  useEffect(() => {
    if (named) load()
  }, [named, load])
  const field = (name: keyof ProofFields, label: string, long = false) => {
    const shared = {
      id: name,
      name,
      value: fields[name],
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { target: { value: string } }) =>
        setProof({ fields: { ...fields, [name]: event.target.value }, result }),
    }
    return (
      <div className="field">
        <label htmlFor={name}>{label}</label>
        {long ? <textarea rows={4} {...shared} /> : <input {...shared} />}
      </div>
    )
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setProof({ fields, result: checkProof(fields) })
  }
  return (
    <div className="verify">
      <h1>{t('verifyTitle')}</h1>
      <p className="note">{named ? t('verifyIntroRound') : t('verifyIntro')}</p>
      {named && <RoundState answer={answer} lang={lang} t={t} onRetry={load} />}
      {result && <Outcome result={result} t={t} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
      <form onSubmit={submit} onKeyDown={ignoreInputMethodEnter} className="seed-form">
        {field('serverSeed', t('serverSeed'))}
        {field('serverSeedHash', t('serverHash'))}
        {field('clientSeed', t('clientSeed'))}
        {field('nonce', t('nonce'))}
        {fields.terminalHash !== '' && field('terminalHash', t('terminalHash'))}
        {field('config', t('config'), true)}
        {field('choice', t('choice'))}
        {field('actions', t('actions'), true)}
        <button type="submit" className="primary">
          {t('check')}
        </button>
      </form>
    </div>
  )
}
