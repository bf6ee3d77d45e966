import { bindReport } from '../../platform/http/report'
import { defineModule } from '../../platform/runtime/module'
import { agentStatement } from './statement'

/** What an agent earned in a period, each line with what it was computed from. */
export const agentStatementModule = defineModule({
  name: 'agent-statement',
  routes: (app, ctx) => {
    bindReport(app, ctx, 'agentStatement', (own, { merchant, member, query }) =>
      agentStatement(own, merchant, member, query),
    )
  },
})
