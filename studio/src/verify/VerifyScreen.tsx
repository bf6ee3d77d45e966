import { useState } from 'react'
import type { FormEvent } from 'react'
import { slotSymbols } from '../engine/slot-config'
import { fill } from '../client/texts/texts'
import type { Texts } from '../client/texts/texts'
import { checkProof, fieldsFromFragment } from './check-proof'
import type { ProofFields, ProofResult } from './check-proof'

const faces: Readonly<Record<string, string>> = { wild: 'W', scatter: 'S', h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', l1: 'A', l2: 'K', l3: 'Q', l4: 'J' }

const Verdict = ({ fits, yes, no }: { fits: boolean | null; yes: string; no: string }) =>
  fits === null ? null : <li className={fits ? 'verdict verdict-yes' : 'verdict verdict-no'}>{fits ? yes : no}</li>

const Outcome = ({ result, texts }: { result: ProofResult; texts: Texts }) => {
  if (result.kind === 'unreadable')
    return (
      <p className="verdict verdict-no" role="alert">
        {texts.configBroken}
      </p>
    )
  const lines = result.config.lines.length
  return (
    <section aria-label={texts.result} aria-live="polite">
      <ul className="verdicts">
        <Verdict fits={result.hashFits} yes={texts.hashFits} no={texts.hashWrong} />
        <Verdict fits={result.configFits} yes={texts.configFits} no={texts.configWrong} />
        <Verdict fits={result.stopsFit} yes={texts.stopsFit} no={texts.stopsWrong} />
      </ul>
      <h2>
        {texts.result}: {fill(texts.multiple, { times: Math.round((result.outcome.units / lines) * 100) / 100 })}
      </h2>
      <ol className="turns">
        {result.outcome.spins.map((spin, turn) => (
          <li key={`${turn}-${spin.stops.join('.')}`}>
            <span className="hint">
              {fill(texts.turn, { turn: turn + 1 })} · {spin.stops.join(' ')} · {spin.units}/{lines}
            </span>
            <div className="grid">
              {[0, 1, 2].map((row) =>
                spin.grid.map((column, reel) => {
                  const name = slotSymbols[column[row] ?? 1] ?? 'scatter'
                  return (
                    <span key={`${reel}-${row}`} className={`cell cell-${name}`}>
                      {faces[name]}
                    </span>
                  )
                }),
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const VerifyScreen = ({ texts, fragment }: { texts: Texts; fragment: string }) => {
  const [fields, setFields] = useState<ProofFields>(() => fieldsFromFragment(fragment))
  const [result, setResult] = useState<ProofResult | null>(() => (fragment === '' ? null : checkProof(fieldsFromFragment(fragment))))
  const field = (name: keyof ProofFields, label: string, long = false) => {
    const shared = {
      id: name,
      name,
      value: fields[name],
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
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
    setResult(checkProof(fields))
  }
  return (
    <div className="verify">
      <h1>{texts.verifyTitle}</h1>
      <p className="note">{texts.verifyIntro}</p>
      {result && <Outcome result={result} texts={texts} />}
      <form onSubmit={submit} className="seed-form">
        {field('serverSeed', texts.serverSeed)}
        {field('serverSeedHash', texts.serverHash)}
        {field('clientSeed', texts.clientSeed)}
        {field('nonce', texts.nonce)}
        {field('config', texts.config, true)}
        <button type="submit" className="primary">
          {texts.check}
        </button>
      </form>
    </div>
  )
}
