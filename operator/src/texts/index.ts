import { remoteTexts } from '@mosaic/i18n'
import type en from './en.json'

export const useTexts = remoteTexts<typeof en>('operator')
