/** One photograph: a route as one visitor sees it. */
export type Shot = {
  readonly merchant: 'aurora' | 'lotus'
  readonly role: 'guest' | 'member' | 'agent'
  readonly theme: 'dark' | 'light'
  readonly language: 'EN' | 'PT' | 'JA' | 'KO' | 'ES' | 'TY'
  readonly path: string
}

const all = {
  merchant: ['aurora', 'lotus'],
  role: ['guest', 'member', 'agent'],
  theme: ['dark', 'light'],
  language: ['PT', 'EN', 'JA', 'KO', 'ES', 'TY'],
} as const

export type Route = { readonly path: string; readonly access: 'public' | 'guest' | 'member' | 'agent' }

const mayEnter = (role: Shot['role'], access: Route['access']): boolean =>
  access === 'public' || (access === 'guest' && role === 'guest') || (access === 'member' && role !== 'guest') || (access === 'agent' && role === 'agent')

const chosen = <T extends string>(values: readonly T[], wanted: string | undefined): readonly T[] => {
  if (!wanted) return values
  const names = wanted.split(',')
  return values.filter((value) => names.includes(value))
}

/** `--merchant aurora --role guest,member --theme dark --language PT,JA --path /m/home` narrow the gallery. */
export const planShots = (routes: readonly Route[], options: Readonly<Record<string, string | undefined>>): Shot[] =>
  chosen(all.merchant, options.merchant).flatMap((merchant) =>
    chosen(all.role, options.role).flatMap((role) =>
      chosen(all.theme, options.theme).flatMap((theme) =>
        chosen(all.language, options.language).flatMap((language) =>
          routes
            .filter(({ path, access }) => mayEnter(role, access) && (!options.path || options.path.split(',').includes(path)))
            .map(({ path }) => ({ merchant, role, theme, language, path })),
        ),
      ),
    ),
  )

export const fileOf = ({ merchant, role, theme, language, path }: Shot): string => `${merchant}-${role}-${theme}-${language}-${path.replace(/^\//, '').replace(/[^\w]+/g, '_')}.png`

export const readOptions = (args: readonly string[]): Record<string, string> => {
  const options: Record<string, string> = {}
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index]?.replace(/^--/, '')
    const value = args[index + 1]
    if (name && value) options[name] = value
  }
  return options
}
