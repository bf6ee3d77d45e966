import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { basePreset, compile } from '@mosaic/remote-kit/build'

const dir = dirname(fileURLToPath(import.meta.url))
const outDir = join(dir, 'dist')
const address = '/ops/files/'

const tags = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const

/** Text namespaces of the desk and of the shared packages it shows. */
const namespaces: Readonly<Record<string, string>> = {
  common: join(dir, '../shared/i18n/src/texts/common'),
  errors: join(dir, '../shared/i18n/src/texts/errors'),
  forms: join(dir, '../shared/forms/src/texts'),
  operator: join(dir, 'src/texts'),
}

/** One file per language, named by its content hash for permanent caching. */
const writeTexts = async (tag: string): Promise<readonly [string, string]> => {
  const texts = Object.fromEntries(
    await Promise.all(
      Object.entries(namespaces).map(
        async ([name, folder]) => [name, JSON.parse(await readFile(join(folder, `${tag}.json`), 'utf8'))] as const,
      ),
    ),
  )
  const content = JSON.stringify(texts)
  const file = `texts-${tag}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`
  await writeFile(join(outDir, file), content)
  return [tag, address + file]
}

const document = (script: string, style: string, texts: object): string => `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>Operator desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${address}${style}">
<script type="application/json" id="text-files">${JSON.stringify(texts)}</script>
<script nonce="__nonce__" src="${address}${script}" defer></script>
</head>
<body><div id="root"></div></body>
</html>
`

/** Run as a script: builds the desk; the gateway serves the files on the desk's origin. */
const build = async (): Promise<void> => {
  const preset = basePreset({ dir, uniqueName: 'mosaic-operator', outDir, publicPath: address, mode: 'production' })
  const { compilation } = await compile({
    ...preset,
    name: 'operator',
    entry: { main: join(dir, 'src/main.tsx') },
    // The policy of the desk's document names it (gateway/src/operator/desk/files.ts).
    output: { ...preset.output, filename: '[name].[contenthash:8].js', trustedTypes: 'mosaic-desk' },
  })
  const files = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])]
  const [script = '', style = ''] = ['.js', '.css'].map((ending) => files.find((file) => file.endsWith(ending)) ?? '')
  await mkdir(outDir, { recursive: true })
  const texts = Object.fromEntries(await Promise.all(tags.map(writeTexts)))
  await writeFile(join(outDir, 'index.html'), document(script, style, texts))
}

await build()
