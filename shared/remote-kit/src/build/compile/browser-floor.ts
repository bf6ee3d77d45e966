/** The oldest engines that must parse what we ship: iOS 12.4 and the WebView of Android 7 kept up to date until its end. */
export const browserFloor = ['ios_saf >= 12.2', 'chrome >= 64', 'safari >= 12.1', 'firefox >= 78']
