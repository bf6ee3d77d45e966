import { remoteTexts } from '@mosaic/i18n'
import type en from './en.json'

/** The newcomer squad's texts. */
export const useTexts = remoteTexts<typeof en>('newcomer')
