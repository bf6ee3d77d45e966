import { fisher, median, slower } from './statistics'

/** What the page views of one release said, each view once. */
export type Tally = {
  readonly views: number
  /** Views in which a part of the remote could not be loaded. */
  readonly failedLoads: number
  /** Views in which it threw while it was shown. */
  readonly errors: number
  readonly lcp: readonly number[]
  readonly inp: readonly number[]
}

export type Measure = 'failedLoads' | 'errors' | 'lcp' | 'inp'

export type Finding = {
  readonly measure: Measure
  readonly canary: number
  readonly stable: number
  readonly canarySample: number
  readonly stableSample: number
  readonly p: number
  readonly alpha: number
}
export type Judgement = { readonly pull: boolean; readonly findings: readonly Finding[] }

/** No judgement before both sides have this many views. */
export const minimumSample = 30

/** Everything is looked at when the canary's views reach 30, 60, 120 … */
export const lookAt = (views: number): number | null =>
  views < minimumSample ? null : Math.floor(Math.log2(views / minimumSample))

/**
 * Chance of pulling back a canary that is as good as stable: 5 % over its whole life, however long it runs. Each further look
 * gets a smaller part (1/2 + 1/6 + 1/12 + … = 1), shared by the four measures.
 */
const alphaOf = (look: number): number => 0.05 / ((look + 1) * (look + 2)) / 4

/** Smaller differences may be true, but they are no reason to take a release back. */
const worthwhile = { share: 0.02, lcp: { factor: 1.2, ms: 100 }, inp: { factor: 1.2, ms: 50 } } as const

const shareFinding = (measure: 'failedLoads' | 'errors', canary: Tally, stable: Tally, alpha: number): Finding => ({
  measure,
  canary: canary[measure] / canary.views,
  stable: stable[measure] / stable.views,
  canarySample: canary.views,
  stableSample: stable.views,
  p: fisher(canary[measure], canary.views, stable[measure], stable.views),
  alpha,
})

const timeFindings = (measure: 'lcp' | 'inp', canary: Tally, stable: Tally, alpha: number): Finding[] => {
  const [times, others] = [canary[measure], stable[measure]]
  if (times.length < minimumSample || others.length < minimumSample) return []
  return [
    {
      measure,
      canary: median(times),
      stable: median(others),
      canarySample: times.length,
      stableSample: others.length,
      p: slower(times, others),
      alpha,
    },
  ]
}

const isWorthwhile = ({ measure, canary, stable }: Finding): boolean => {
  if (measure === 'failedLoads' || measure === 'errors') return canary - stable >= worthwhile.share
  const { factor, ms } = worthwhile[measure]
  return canary >= stable * factor && canary - stable >= ms
}

/** Compares the canary with stable. Pure: the same counts give the same judgement. */
export const judge = (canary: Tally, stable: Tally): Judgement => {
  const look = lookAt(canary.views)
  if (look === null || stable.views < minimumSample) return { pull: false, findings: [] }
  const alpha = alphaOf(look)
  const findings = [
    shareFinding('failedLoads', canary, stable, alpha),
    shareFinding('errors', canary, stable, alpha),
    ...timeFindings('lcp', canary, stable, alpha),
    ...timeFindings('inp', canary, stable, alpha),
  ]
  const worse = findings.filter((finding) => finding.p < finding.alpha && isWorthwhile(finding))
  return { pull: worse.length > 0, findings: worse }
}
