import { runCommand } from '../run-command'

// A second try would take as long again and find the same.
jest.retryTimes(0)

test(
  'lines that differ from main, or from the commit before: their tests notice changes of them',
  async () => {
    const task = ['scripts/bootstrap.mjs', 'mutation', '--changed']
    const { code, output } = await runCommand(process.execPath, task, { JEST_WORKER_ID: '' })
    if (code !== 0) throw new Error(output.slice(-20_000))
  },
  3 * 60 * 60_000,
)
