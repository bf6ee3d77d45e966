/** Oldest engines that must parse the output: iOS 12.4 and the last WebView of Android 7. */
export const browserFloor = ['ios_saf >= 12.2', 'chrome >= 64', 'safari >= 12.1', 'firefox >= 78']
