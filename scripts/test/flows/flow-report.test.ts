import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFlowReport } from './flow-report'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const spec = (title: string, status: string) => ({ title, tests: [{ status }] })

test('a report with nested suites: each flow is listed under its outcome', () => {
  const file = join(folder, 'report.json')
  const inner = {
    file: 'wallet.spec.ts',
    specs: [spec('plays', 'expected'), spec('deposits', 'unexpected')],
    suites: [{ file: 'wallet.spec.ts', specs: [spec('logs out', 'skipped')] }],
  }
  writeFileSync(
    file,
    JSON.stringify({
      suites: [
        { file: 'whole.spec.ts', specs: [spec('browses', 'expected')] },
        { file: 'story.spec.ts', specs: [spec('logs in', 'flaky')], suites: [inner] },
      ],
    }),
  )
  expect(readFlowReport(file)).toEqual({
    passed: ['browses', 'logs in', 'plays'],
    failed: ['deposits'],
    flaky: ['logs in'],
    skipped: ['logs out'],
  })
})
