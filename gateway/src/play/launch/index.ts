import { defineModule } from '../../platform/runtime/module'
import { bind } from '../../platform/http/route'
import type { LevelOf } from '../rooms'
import { launchGame } from './launch-game'

export const launchModule = (levelOf: LevelOf) =>
  defineModule({
    name: 'launch',
    routes: (app, ctx) =>
      bind(app, ctx, 'launchGame', ({ query, merchant, member, language, request: { host } }) =>
        launchGame(ctx, { merchant, member, language, host }, query, levelOf),
      ),
  })
export { issueLaunchToken } from './launch-game'
export { playCreditsOf } from './play-credits'
