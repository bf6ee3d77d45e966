import { remoteTexts } from '@mosaic/i18n'
import type en from './en.json'

export const useHostTexts = remoteTexts<typeof en>('host')
