import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { StudioConfig } from '../config'
import { readManifest } from './asset-manifest'
import { pageRoutes } from './pages'

/** Pages and the built client below `publicDir`. */
export const siteOf =
  (publicDir: string, { siteOrigins, providerKey }: Pick<StudioConfig, 'siteOrigins' | 'providerKey'>) =>
  async (app: FastifyInstance): Promise<void> => {
    pageRoutes(app, { manifest: readManifest(publicDir), siteOrigins, frameSecret: providerKey.secret })
    await app.register(fastifyStatic, {
      root: `${publicDir}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    })
  }
