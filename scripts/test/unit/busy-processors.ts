import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../root'

/** One endless loop for each processor, until the answer is called; they end with this process. */
export const keepProcessorsBusy = (): (() => void) => {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(
      process.execPath,
      [
        '--import',
        join(root, 'scripts/process/end-with-parent.mjs'),
        '--eval',
        'const turn = () => { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(turn) }; turn()',
      ],
      { stdio: 'ignore' },
    ),
  )
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}
