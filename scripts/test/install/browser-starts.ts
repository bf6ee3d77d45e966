import { spawnSync } from 'node:child_process'

const startMs = 20_000

/** The version that a browser prints, or null where it does not start. */
export const browserStarts = (path: string): string | null => {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: startMs })
  return status === 0 && /\d+\.\d+/.test(stdout) ? stdout.trim() : null
}
