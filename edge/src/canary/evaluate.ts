import { fisherExact, median, rankTest } from './statistics'

/** Counts and times of one release; every page view is counted once. */
export type SampleCounts = {
  readonly views: number
  /** Views in which a module of the remote could not be loaded. */
  readonly failedLoads: number
  /** Views in which the remote threw while it was rendered. */
  readonly errors: number
  /** Milliseconds, as `inp`. */
  readonly lcp: readonly number[]
  readonly inp: readonly number[]
}

type Measure = 'failedLoads' | 'errors' | 'lcp' | 'inp'

export type Finding = {
  readonly measure: Measure
  readonly canary: number
  readonly stable: number
  readonly canarySample: number
  readonly stableSample: number
  readonly p: number
  readonly alpha: number
}
export type Evaluation = { readonly isWorse: boolean; readonly findings: readonly Finding[] }

/** A canary is evaluated once both releases have this many views. */
export const minimumSample = 30

/** A canary is evaluated at 30, 60, 120 … views: checkpoint 0, 1, 2 …; null before the first. */
export const checkpointOf = (views: number): number | null =>
  views < minimumSample ? null : Math.floor(Math.log2(views / minimumSample))

/**
 * Significance level of one test. An equally good canary is rolled back with a probability of 5 % over its whole life:
 * each further checkpoint gets a smaller part (1/2 + 1/6 + 1/12 + … = 1), shared by the four measures.
 */
const alphaAt = (checkpoint: number): number => 0.05 / ((checkpoint + 1) * (checkpoint + 2)) / 4

/** Smaller differences may be real, but they do not justify a rollback. */
const relevant = { share: 0.02, lcp: { factor: 1.2, ms: 100 }, inp: { factor: 1.2, ms: 50 } } as const

const shareFinding = (
  measure: 'failedLoads' | 'errors',
  canary: SampleCounts,
  stable: SampleCounts,
  alpha: number,
): Finding => ({
  measure,
  canary: canary[measure] / canary.views,
  stable: stable[measure] / stable.views,
  canarySample: canary.views,
  stableSample: stable.views,
  p: fisherExact(canary[measure], canary.views, stable[measure], stable.views),
  alpha,
})

const timeFindings = (measure: 'lcp' | 'inp', canary: SampleCounts, stable: SampleCounts, alpha: number): Finding[] => {
  const [times, others] = [canary[measure], stable[measure]]
  if (times.length < minimumSample || others.length < minimumSample) return []
  return [
    {
      measure,
      canary: median(times),
      stable: median(others),
      canarySample: times.length,
      stableSample: others.length,
      p: rankTest(times, others),
      alpha,
    },
  ]
}

const isRelevant = ({ measure, canary, stable }: Finding): boolean => {
  if (measure === 'failedLoads' || measure === 'errors') return canary - stable >= relevant.share
  const { factor, ms } = relevant[measure]
  return canary >= stable * factor && canary - stable >= ms
}

/** Compares the canary with stable. Pure: the same counts give the same result. */
export const evaluateCanary = (canary: SampleCounts, stable: SampleCounts): Evaluation => {
  const checkpoint = checkpointOf(canary.views)
  if (checkpoint === null || stable.views < minimumSample) return { isWorse: false, findings: [] }
  const alpha = alphaAt(checkpoint)
  const findings = [
    shareFinding('failedLoads', canary, stable, alpha),
    shareFinding('errors', canary, stable, alpha),
    ...timeFindings('lcp', canary, stable, alpha),
    ...timeFindings('inp', canary, stable, alpha),
  ].filter((finding) => finding.p < finding.alpha && isRelevant(finding))
  return { isWorse: findings.length > 0, findings }
}
