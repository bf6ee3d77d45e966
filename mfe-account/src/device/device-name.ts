const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]
/** The more particular name first: nearly every browser also calls itself Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/FxiOS|Firefox/, 'Firefox'],
  [/CriOS|Chrome/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** "Android · Chrome", from the user agent; null when it names neither. */
export const deviceName = (userAgent: string): string | null => {
  const parts = [nameIn(systems, userAgent), nameIn(browsers, userAgent)].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' · ') : null
}
