import { defineModule } from '../../platform/runtime/module'
import { bind } from '../../platform/http/route'
import { enterRoom, type LevelOf, liveModels, roomList } from './rooms'

export { roomPassPostings } from './expected-postings.sql'

export { admitToRoom, type LevelOf } from './rooms'
export { stakesInRoom } from './room-stakes'

export const roomsModule = (levelOf: LevelOf) =>
  defineModule({
    name: 'rooms',
    routes: (app, ctx) => {
      bind(app, ctx, 'roomList', ({ merchant, member, query }) =>
        roomList(ctx, merchant, member, query.gameId, levelOf),
      )
      bind(app, ctx, 'enterRoom', ({ merchant, member, body, idempotencyKey }) =>
        enterRoom(ctx, merchant, member, { roomId: body.roomId, idempotencyKey }, levelOf),
      )
      bind(app, ctx, 'liveModels', ({ merchant }) => liveModels(ctx, merchant))
    },
  })
