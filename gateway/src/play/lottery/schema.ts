import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

/** Draws that are over, as the provider reported them. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    gameCode: text('game_code').notNull(),
    drawnAt: instant('drawn_at').notNull(),
    numero: text('numero').notNull(),
    seed: text('seed').notNull(),
    prizes: jsonb('prizes').$type<string[][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.drawnAt] })],
)
