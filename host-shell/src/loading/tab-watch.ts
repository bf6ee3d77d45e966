import { deviceNow, tabStorage } from '@mosaic/browser'
import type { Composition } from '@mosaic/remote-kit'
import { canReload, noticeTyping } from './can-reload'
import { createUpdateWatch, releasesOf } from './update-watch'

const memoryKey = 'mosaic.moved'

const memory = {
  get: () => tabStorage.read(memoryKey),
  set: (value: string) => void tabStorage.write(memoryKey, value),
}

const ask = (): Promise<string | null> =>
  fetch('/composition/releases', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )

export type TabWatch = { readonly navigated: () => void; readonly stop: () => void }

/** Watches what this tab's visitor does and what the edge shows to new tabs. */
export const watchTab = (composition: Composition): TabWatch => {
  const { navigated, hidden, shownAgain } = createUpdateWatch({
    shown: releasesOf(composition),
    ask,
    // Only spans of this page are compared; the server's time may be corrected within one.
    now: deviceNow,
    isSafe: canReload,
    reload: () => window.location.reload(),
    memory,
  })
  noticeTyping()
  const turned = () => void (document.visibilityState === 'hidden' ? hidden() : shownAgain())
  document.addEventListener('visibilitychange', turned)
  return { navigated, stop: () => document.removeEventListener('visibilitychange', turned) }
}
