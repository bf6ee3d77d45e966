import { defineModule, type Module } from '../runtime/module'
import { createHub, type Hub } from './hub'
import { streamRoutes } from './routes'

/** Changes pushed to members: server-sent events of the topics that the modules name. */
export const streamsModule = (): Module => {
  const hubs: Hub[] = []
  return defineModule({
    name: 'streams',
    routes: (app, ctx) => {
      const hub = createHub(
        ctx,
        ctx.modules.flatMap(({ streamTopics = [] }) => streamTopics),
      )
      hubs.push(hub)
      streamRoutes(app, ctx, hub)
      app.addHook('preClose', () => hub.close())
    },
    // Published events arrive at once; other changes within a second.
    start: (ctx) => ctx.database.listen('domain_events', () => hubs.forEach(({ wake }) => wake())),
  })
}

export { streamTopic } from './topic'
