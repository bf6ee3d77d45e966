import { resolve } from 'node:path'
import { z } from 'zod'

/**
 * The settings of `npm start`; there are no others:
 * - `PORT` (4000): the site; gateway, studio, demo payment provider and operator desk take the four ports after it.
 * - `DATA_DIR` (`.data`): database, releases, art, secrets.
 * - `DATABASE_URL`: a PostgreSQL server instead of the embedded database.
 * - `QA` (1, or 0 with NODE_ENV=production): the QA console at /qa.
 */
const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be between 1 and 65532')
    .max(65532, 'must be between 1 and 65532')
    .default(4000),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .optional(),
  QA: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
})

export type Settings = {
  readonly production: boolean
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly qa: boolean
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly sentence: string }

export const readSettings = (env: Readonly<Record<string, string | undefined>>, cwd: string): SettingsResult => {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    return { ok: false, sentence: `${name}=${env[name] ?? ''} cannot be used: it ${issue?.message ?? 'is not valid'}.` }
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (production && values.QA === '1')
    return {
      ok: false,
      sentence: 'QA=1 cannot be used with NODE_ENV=production: the QA console shows captcha answers.',
    }
  return {
    ok: true,
    settings: {
      production,
      port: values.PORT,
      dataDir: resolve(cwd, values.DATA_DIR),
      databaseUrl: values.DATABASE_URL ?? null,
      qa: values.QA === undefined ? !production : values.QA === '1',
    },
  }
}
