import { resolve } from 'node:path'
import { renderArt } from './renderArt'

const outDir = process.argv[2] ?? (process.env['DATA_DIR'] ? `${process.env['DATA_DIR']}/art` : undefined)

if (!outDir) {
  process.stderr.write('Say where the art goes: tsx studio/art/main.ts <directory>, or set DATA_DIR.\n')
  process.exitCode = 1
} else {
  renderArt({ outDir: resolve(outDir), log: (line) => process.stdout.write(`${line}\n`) }).catch((error: unknown) => {
    process.stderr.write(`art: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
