import type { FastifyInstance } from 'fastify'

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patternOf = (url: string): RegExp => {
  const parts = url.split(/(:[A-Za-z]+|\*)/)
  const source = parts.map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : literal(part)))
  return new RegExp(`^${source.join('')}$`)
}

/** Methods of the routes that `app` gets from now on, by path: for the `Allow` of an answer with 405. */
export const allowedMethods = (app: FastifyInstance): { readonly of: (path: string) => readonly string[] } => {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  return {
    of: (path) => {
      const found = [...routes.values()].filter(({ pattern }) => pattern.test(path))
      return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort()
    },
  }
}
