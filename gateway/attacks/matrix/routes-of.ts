import type { FastifyInstance } from 'fastify'

/** Every route of a server, `POST /path`, read from what Fastify prints; HEAD belongs to GET. */
export const routesOf = (app: FastifyInstance): readonly string[] => {
  const above: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const parts = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (!parts) return []
      const [, indent = '', path = '', methods = ''] = parts
      const depth = indent.length / 4
      above.splice(depth, Infinity, path)
      const whole = above.join('')
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${whole}`)
    })
    .sort()
}
