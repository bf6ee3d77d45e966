import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const bundle = z.object({ js: z.string(), css: z.string() })

/** Written by the build: where each hashed file of the browser client lies. */
const manifestShape = z.object({
  /** One bundle for each engine, by its name. */
  stages: z.record(z.string(), bundle),
  verify: bundle,
  /** Fetched early because the first paint needs them. */
  fonts: z.array(z.string()),
  icons: z.record(z.string(), z.string()),
})
export type AssetManifest = z.infer<typeof manifestShape>

export const readManifest = (publicDir: string): AssetManifest => {
  const text = ((): string => {
    try {
      return readFileSync(join(publicDir, 'manifest.json'), 'utf8')
    } catch {
      throw new Error(`The game client is not built: ${join(publicDir, 'manifest.json')} is missing.`)
    }
  })()
  return manifestShape.parse(JSON.parse(text))
}
