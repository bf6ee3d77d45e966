import type { Route } from '@playwright/test'
import type { RemoteFailure } from '@mosaic/contracts'
import type { ThrowPoint } from './throwing-release'

type Fault = (route: Route) => Promise<void>

const answer =
  (status: number, contentType: string, body: string): Fault =>
  (route) =>
    route.fulfill({ status, contentType, body })

const notFound = answer(404, 'text/plain', 'Not found')
const page = answer(200, 'text/html', '<!doctype html><p>not what was asked for</p>')
const busy = answer(503, 'application/json', '{"errorCode":"system.busy"}')
const cut: Fault = (route) => route.abort('connectionreset')
const hang: Fault = () => new Promise(() => undefined)
const altered =
  (change: (text: string) => string): Fault =>
  async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  }
const truncated = altered((text) => text.slice(0, text.length / 2))
const tampered = altered((text) => `${text}\n;window.pwned=1`)
const tamperedStyle = altered((text) => `${text}\nbody{visibility:hidden}`)

/** Location of the fault: on the network, in one file, or in the squad's own code. */
type Cause = { readonly file: RegExp; readonly fault: Fault } | { readonly throwPoint: ThrowPoint }

export type Row = {
  readonly stage:
    | 'texts'
    | 'entry'
    | 'init'
    | 'exposed chunk'
    | 'lazy chunk'
    | 'style sheet'
    | 'evaluation'
    | 'rendering'
  readonly fault: string
  readonly remote: 'alpha' | 'beta'
  readonly failure: RemoteFailure
  readonly cause: Cause
  /** React caches the failure of a lazy module: only a retry by the visitor runs the remote again. */
  readonly recovers?: 'by hand'
}

const files = {
  texts: /\/alpha\/.*texts\/.*\.json/,
  entry: /\/alpha\/.*remoteEntry\.js/,
  'exposed chunk': /\/alpha\/.*AlphaPage.*\.js/,
  'style sheet': /\/alpha\/.*AlphaPage.*\.css/,
  'lazy chunk': /\/beta\/[^/]*\/\d+\.[0-9a-f]+\.js/,
} as const

const onTheWay = (
  stage: keyof typeof files,
  faults: readonly (readonly [name: string, fault: Fault, failure: RemoteFailure])[],
): Row[] =>
  faults.map(([fault, cause, failure]) => ({
    stage,
    fault,
    failure,
    remote: stage === 'lazy chunk' ? ('beta' as const) : ('alpha' as const),
    cause: { file: files[stage], fault: cause },
    ...(stage === 'lazy chunk' ? { recovers: 'by hand' as const } : {}),
  }))

/** Every fault between the document and a rendered module. */
export const faultTable: readonly Row[] = [
  ...onTheWay('texts', [
    ['503 in JSON', busy, 'network'],
    ['a page instead of JSON', page, 'sri-mismatch'],
    ['hangs', hang, 'timeout'],
  ]),
  ...onTheWay('entry', [
    ['404', notFound, 'network'],
    ['cut off', cut, 'network'],
    ['hangs', hang, 'timeout'],
    ['a page instead of a script', page, 'sri-mismatch'],
    ['a tampered byte', tampered, 'sri-mismatch'],
  ]),
  { stage: 'entry', fault: 'throws', remote: 'alpha', failure: 'init-error', cause: { throwPoint: 'entry' } },
  { stage: 'init', fault: 'throws', remote: 'alpha', failure: 'init-error', cause: { throwPoint: 'init' } },
  ...onTheWay('exposed chunk', [
    ['404', notFound, 'network'],
    ['cut off', cut, 'network'],
    ['truncated', truncated, 'sri-mismatch'],
    ['a tampered byte', tampered, 'sri-mismatch'],
    ['hangs', hang, 'timeout'],
  ]),
  { stage: 'evaluation', fault: 'throws', remote: 'alpha', failure: 'init-error', cause: { throwPoint: 'module' } },
  { stage: 'rendering', fault: 'throws', remote: 'alpha', failure: 'render-error', cause: { throwPoint: 'render' } },
  ...onTheWay('lazy chunk', [
    ['404', notFound, 'network'],
    ['a tampered byte', tampered, 'sri-mismatch'],
    ['hangs', hang, 'timeout'],
  ]),
  ...onTheWay('style sheet', [
    ['404', notFound, 'network'],
    ['a tampered byte', tamperedStyle, 'sri-mismatch'],
    ['hangs', hang, 'timeout'],
  ]),
]
