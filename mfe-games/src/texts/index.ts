import { remoteTexts } from '@mosaic/i18n'
import type en from './en.json'

/** The game squad's texts. */
export const useTexts = remoteTexts<typeof en>('games')
