import { buildHost } from './build-host'
import { buildRemote, type BuildPlace, type BuiltRelease } from './build-remote'

export type BuildJob = { readonly kind: 'remote' | 'host'; readonly dir: string; readonly place: BuildPlace }
export type JobResult =
  | { readonly dir: string; readonly ok: true; readonly built: BuiltRelease }
  | { readonly dir: string; readonly ok: false; readonly error: string }

export const runJob = async ({ kind, dir, place }: BuildJob): Promise<JobResult> => {
  try {
    return {
      dir,
      ok: true,
      built: kind === 'host' ? await buildHost({ dir, ...place }) : await buildRemote(dir, place),
    }
  } catch (error) {
    return { dir, ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}
