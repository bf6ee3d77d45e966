import { sharedEngine } from '../rules/shared-engine'
import { baccaratRules } from './baccarat/rules'
import { crashRules } from './crash/rules'
import { dragonTigerRules } from './dragon-tiger/rules'
import { rouletteRules } from './roulette/rules'
import { sicBoRules } from './sic-bo/rules'

export const crashEngine = sharedEngine(crashRules)
export const rouletteEngine = sharedEngine(rouletteRules)
export const baccaratEngine = sharedEngine(baccaratRules)
export const dragonTigerEngine = sharedEngine(dragonTigerRules)
export const sicBoEngine = sharedEngine(sicBoRules)

export const tableEngines = [crashEngine, rouletteEngine, baccaratEngine, dragonTigerEngine, sicBoEngine] as const
