import { specsOf, type Spec, type Suite } from './flow-report'

type ScreenCost = {
  readonly screen: string
  readonly visitor: string
  readonly merchant: string
  readonly wall: number
  readonly cpu: number
  /** Visits that the walk of this merchant has in all its parts. */
  readonly of: number
}

const secondsOf = ({ tests }: Spec): number =>
  tests.flatMap(({ results = [] }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)

const tenths = (seconds: number) => `${Math.round(seconds * 10) / 10} s`
const shown = (seconds: number) => tenths(seconds).padStart(8)

/** Lines that tell what each flow file and each screen of the walk cost, the dearest first; screens carry their cost as annotations. */
export const costLines = (suites: readonly Suite[]): string[] => {
  const files = suites
    .map((suite) => ({ file: suite.file, seconds: specsOf(suite).reduce((sum, spec) => sum + secondsOf(spec), 0) }))
    .sort((a, b) => b.seconds - a.seconds)
  const screens = suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
    .filter(({ type }) => type === 'screen cost')
    .map(({ description = '{}' }) => JSON.parse(description) as ScreenCost)
    .sort((a, b) => b.cpu - a.cpu)
  const visits = new Set(screens.map(({ screen }) => screen)).size
  const wanted = [...new Map(screens.map(({ merchant, of }) => [merchant, of])).values()].reduce((a, b) => a + b, 0)
  const total = screens.reduce((sum, { cpu }) => sum + cpu, 0)
  return [
    'dearest flow files',
    ...files.slice(0, 10).map(({ file, seconds }) => `  ${shown(seconds)}  ${file}`),
    ...(screens.length === 0
      ? []
      : [
          'dearest visits of the walk (processor time of browser and worker, time on the clock)',
          ...screens
            .slice(0, 10)
            .map(
              ({ screen, visitor, merchant, cpu, wall }) =>
                `  ${shown(cpu)} ${shown(wall)}  ${screen} as ${visitor} of ${merchant}`,
            ),
          `  ${screens.length} of ${wanted} visits, ${tenths(total / screens.length)} of processor time each; ${visits} screens, ${tenths(total / visits)} each`,
        ]),
  ]
}
