import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readManifest } from './asset-manifest'
import { pageRoutes } from './pages'

/** Pages and the built client below `publicDir`. */
export const siteOf =
  (publicDir: string, siteOrigins: readonly string[]) =>
  async (app: FastifyInstance): Promise<void> => {
    pageRoutes(app, { manifest: readManifest(publicDir), siteOrigins })
    await app.register(fastifyStatic, {
      root: `${publicDir}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    })
  }
