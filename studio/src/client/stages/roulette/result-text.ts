import { isRedPocket, isZero, pocketName } from '../../../games/roulette/wheel'
import type { Translate } from '../../texts/translator'

export const colourOf = (pocket: number): 'zero' | 'red' | 'black' =>
  isZero(pocket) ? 'zero' : isRedPocket(pocket) ? 'red' : 'black'

export const resultText = (pocket: number, t: Translate<'result' | 'zero' | 'red' | 'black'>): string =>
  t('result', { number: pocketName(pocket), colour: t(colourOf(pocket)) })
