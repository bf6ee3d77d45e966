import { useCallback, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { Language } from '../client/texts/languages'
import { fill } from '../client/texts/texts'
import type { Texts } from '../client/texts/text-keys'
import { askProof } from './ask-proof'
import type { ProofAnswer } from './ask-proof'
import { checkProof, fieldsFromFragment, fieldsFromProof } from './check-proof'
import type { ProofFields, ProofResult } from './check-proof'
import { OutcomeView } from './OutcomeView'
import { isDecided, RoundState } from './RoundState'

const Verdict = ({ fits, yes, no }: { fits: boolean | null; yes: string; no: string }) =>
  fits === null ? null : <li className={fits ? 'verdict verdict-yes' : 'verdict verdict-no'}>{fits ? yes : no}</li>

const Outcome = ({ result, texts }: { result: ProofResult; texts: Texts }) => {
  if (result.kind === 'unreadable')
    return (
      <p className="verdict verdict-no" role="alert">
        {texts.configBroken}
      </p>
    )
  return (
    <section aria-label={texts.result} aria-live="polite">
      <ul className="verdicts">
        <Verdict fits={result.hashFits} yes={texts.hashFits} no={texts.hashWrong} />
        <Verdict fits={result.chainFits} yes={texts.chainFits} no={texts.chainWrong} />
        <Verdict fits={result.configFits} yes={texts.configFits} no={texts.configWrong} />
        <Verdict fits={result.shownFits} yes={texts.shownFits} no={texts.shownWrong} />
        <Verdict fits={result.winFits} yes={texts.winFits} no={texts.winWrong} />
      </ul>
      <h2>
        {texts.result}
        {result.times !== null && `: ${fill(texts.multiple, { times: result.times })}`}
      </h2>
      <OutcomeView view={result.view} turnText={texts.turn} />
    </section>
  )
}

const startOf = (fragment: string): { fields: ProofFields; result: ProofResult | null } => {
  const fields = fieldsFromFragment(fragment)
  return { fields, result: fragment === '' ? null : checkProof(fields) }
}

type Props = {
  lang: Language
  texts: Texts
  /** A whole proof in the address needs no server, so it goes before the id of a round. */
  fragment: string
  roundId: string
  ask?: (roundId: string) => Promise<ProofAnswer>
}

export const VerifyScreen = ({ lang, texts, fragment, roundId, ask = askProof }: Props) => {
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
      <h1>{texts.verifyTitle}</h1>
      <p className="note">{named ? texts.verifyIntroRound : texts.verifyIntro}</p>
      {named && <RoundState answer={answer} lang={lang} texts={texts} onRetry={load} />}
      {result && <Outcome result={result} texts={texts} />}
      <form onSubmit={submit} className="seed-form">
        {field('serverSeed', texts.serverSeed)}
        {field('serverSeedHash', texts.serverHash)}
        {field('clientSeed', texts.clientSeed)}
        {field('nonce', texts.nonce)}
        {fields.terminalHash !== '' && field('terminalHash', texts.terminalHash)}
        {field('config', texts.config, true)}
        {field('choice', texts.choice)}
        {field('actions', texts.actions, true)}
        <button type="submit" className="primary">
          {texts.check}
        </button>
      </form>
    </div>
  )
}
