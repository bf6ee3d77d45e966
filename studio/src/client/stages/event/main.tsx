import { startTable } from '../../tables/start-table'
import { EventRules } from './EventRules'
import { EventView } from './EventView'

void startTable({ View: EventView, Rules: EventRules })
