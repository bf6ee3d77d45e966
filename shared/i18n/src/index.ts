export * from './formats'
export { serverNow, setServerTime, useBusinessDay, useServerTime, whenClockInDoubt } from './clock'
export {
  businessDay,
  businessHour,
  dayRange,
  daysBefore,
  isPeriod,
  periods,
  type DayRange,
  type Period,
} from './period'
export {
  addTexts,
  currentLanguage,
  currentTag,
  ensureTexts,
  i18nInstance,
  onLanguageChanged,
  setLanguage,
  startI18n,
  type Texts,
  type TextSource,
} from './i18n'
export { languageCookie } from './language-cookie'
export { languageNames } from './language-names'
export {
  isKnownError,
  remoteTexts,
  useCommonTexts,
  useErrorText,
  useLanguage,
  type SaidFailure,
  type TextHook,
  type TextKey,
  type Translate,
} from './use-texts'
