import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../root'
import { findOrInstallPostgres } from '../install/postgres'

/** Fills a PostgreSQL of its own twice and compares what calls read, or with `team` what an answer of team P&L takes. */
export const growth = (args: readonly string[], bench: 'growth' | 'team' = 'growth'): Promise<number> => {
  findOrInstallPostgres(console.log)
  const script = join(root, `gateway/bench/growth/${bench}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
