/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { languages } from '../client/texts/languages'
import { textsOf } from '../client/texts/texts'
import { translator } from '../client/texts/translator'
import { flagships } from '../engine/flagships'
import { configHash } from '../engine/slot-config'
import { outcomeOf, seedCommitment } from '../fairness/outcome'
import { sha256Hex } from '../fairness/sha256'
import type { PublicProof } from '../server/views'
import { askProof } from './ask-proof'
import type { ProofAnswer } from './ask-proof'
import { VerifyScreen } from './VerifyScreen'

// jsdom lacks it; every supported browser has it.
Object.assign(globalThis, { TextEncoder })
afterEach(cleanup)

const config = flagships[0]
if (!config) throw new Error('there is a flagship')
const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'my seed', nonce: 3 }
const outcome = outcomeOf(config, seeds)
const proof: PublicProof = {
  ...seeds,
  roundId: 'round-1',
  game: 'Cherry Fiesta',
  state: 'SETTLED',
  currency: 'BRL',
  scale: 2,
  choice: { stake: String(config.lines.length * 5) },
  actions: [],
  played: true,
  refusal: null,
  at: 0,
  stake: String(config.lines.length * 5),
  prize: null,
  free: false,
  win: String(outcome.units * 5),
  terminalHash: null,
  shownHash: sha256Hex(JSON.stringify({ spins: outcome.spins })),
  serverSeedHash: seedCommitment(seeds.serverSeed),
  configHash: configHash(config),
  config,
}
const en = textsOf('en')
const show = (answers: readonly ProofAnswer[], lang: (typeof languages)[number] = 'en') => {
  const left = [...answers]
  const ask = jest.fn(async (): Promise<ProofAnswer> => left.shift() ?? { kind: 'failed' })
  render(<VerifyScreen lang={lang} t={translator(lang, textsOf(lang))} fragment="" roundId="round-1" ask={ask} />)
  return ask
}

test('a link with a round id requests its data once and proves the round in the page', async () => {
  const ask = show([{ kind: 'found', proof }])
  for (const text of [en.hashFits, en.configFits, en.shownFits, en.winFits])
    expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText(en.verifyIntroRound)).toBeDefined()
  expect(ask.mock.calls).toEqual([['round-1']])
})

test('a paid prize that differs from the computed one is reported', async () => {
  show([{ kind: 'found', proof: { ...proof, win: String(outcome.units * 5 + 1) } }])
  expect(await screen.findByText(en.winWrong)).toBeDefined()
})

test.each(languages)('a seed in use: the page explains it, with the committed hash (%s)', async (lang) => {
  const texts = textsOf(lang)
  show([{ kind: 'found', proof: { ...proof, serverSeed: null } }], lang)
  expect(await screen.findByRole('heading', { name: texts.sealedTitle })).toBeDefined()
  expect(
    screen.getByText(
      translator(lang, texts)('sealedHow', { game: proof.game, fairness: texts.fairness, rotate: texts.rotate }),
    ),
  ).toBeDefined()
  expect(screen.getByText(proof.serverSeedHash)).toBeDefined()
  expect(screen.queryByText(texts.hashWrong)).toBeNull()
})

test('a retry after the seed is revealed proves the round', async () => {
  show([
    { kind: 'found', proof: { ...proof, serverSeed: null } },
    { kind: 'found', proof },
  ])
  await userEvent.click(await screen.findByRole('button', { name: en.retry }))
  expect(await screen.findByText(en.hashFits)).toBeDefined()
})

test('no answer: a retry is offered; unknown rounds and returned bets have their messages', async () => {
  const ask = show([{ kind: 'failed' }, { kind: 'unknown' }])
  expect(await screen.findByText(en.roundUnloaded)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: en.retry }))
  expect(await screen.findByText(en.roundUnknown)).toBeDefined()
  expect(screen.queryByRole('button', { name: en.retry })).toBeNull()
  expect(ask).toHaveBeenCalledTimes(2)
  cleanup()
  show([{ kind: 'found', proof: { ...proof, state: 'REFUSED', played: false, win: '0', serverSeed: null } }])
  expect(await screen.findByText(en.unplayed)).toBeDefined()
})

test('a link with the whole proof needs no server, even with a round id', async () => {
  const ask = jest.fn(async (): Promise<ProofAnswer> => ({ kind: 'failed' }))
  render(
    <VerifyScreen
      lang="en"
      t={translator('en', en)}
      fragment={encodeURIComponent(JSON.stringify(proof))}
      roundId="round-1"
      ask={ask}
    />,
  )
  expect(screen.getByText(en.hashFits)).toBeDefined()
  expect(screen.getByText(en.winFits)).toBeDefined()
  expect(screen.getByText(en.verifyIntro)).toBeDefined()
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  [{ keyCode: 229 }, true],
  [{ isComposing: true }, true],
  [{ keyCode: 13 }, false],
])('Enter with %j: prevented is %s', (key, prevented) => {
  render(<VerifyScreen lang="en" t={translator('en', en)} fragment="" roundId="" />)
  for (const field of screen.getAllByRole('textbox')) {
    const enter = createEvent.keyDown(field, { key: 'Enter', ...key })
    fireEvent(field, enter)
    expect(enter.defaultPrevented).toBe(prevented)
  }
})

describe('the question for a round', () => {
  // Only what the question reads of an answer.
  const answering = (status: number, body: unknown) =>
    (async () => ({ status, json: async () => body }) as Response) satisfies typeof fetch

  test('distinguishes a proof, an unknown round and no answer', async () => {
    expect(await askProof('r', answering(200, { ok: true, proof }))).toEqual({ kind: 'found', proof })
    expect(await askProof('r', answering(404, { ok: false, code: 'ROUND_UNKNOWN' }))).toEqual({ kind: 'unknown' })
    expect(await askProof('r', answering(429, { ok: false, code: 'TOO_MANY_REQUESTS' }))).toEqual({ kind: 'failed' })
    expect(await askProof('r', async () => Promise.reject(new TypeError('offline')))).toEqual({ kind: 'failed' })
  })

  test('encodes the round id in the address', async () => {
    const asked: string[] = []
    await askProof('../v1/state?x', async (address) => {
      asked.push(String(address))
      throw new TypeError('offline')
    })
    expect(asked).toEqual(['/api/proofs/..%2Fv1%2Fstate%3Fx'])
  })
})
