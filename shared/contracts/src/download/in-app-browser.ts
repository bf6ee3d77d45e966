const apps =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Twitter|Snapchat|KAKAOTALK|Telegram|Pinterest|LinkedInApp|WhatsApp|Zalo|Discord/i

/**
 * A page inside another app, from where nothing can be installed: known apps, Android's WebView, and iOS views without
 * the mark of a browser.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  apps.test(userAgent) ||
  /Android.*; wv\)/.test(userAgent) ||
  (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
