import { defineModule } from '../../platform/kernel/module'
import { bind } from '../../platform/kernel/route'
import { launchGame } from './launch-game'

export const launchModule = defineModule({
  name: 'launch',
  routes: (app, ctx) =>
    bind(app, ctx, 'launchGame', ({ query, merchant, member, language }) =>
      launchGame(ctx, { merchant, member, language }, query),
    ),
})
export { issueLaunchToken } from './launch-game'
