/**
 * How many sequences a test plays, and from which seed: always the same few in `npm test`; `MODEL_RUNS=50` plays fifty times as many
 * others (`npm run chaos -- --model 50`), and `MODEL_SEED` those of a failure again.
 */
export const modelRuns = (usual: number): { readonly numRuns: number; readonly seed: number } => {
  const times = Number(process.env.MODEL_RUNS ?? 1)
  const seed = Number(process.env.MODEL_SEED ?? (times === 1 ? 14 : Date.now() % 2 ** 31))
  return { numRuns: usual * times, seed }
}
