import { ESLint } from 'eslint'
import type { CommandResult } from '../run-command'
import { root } from '../../root'

const uses = [
  'new BroadcastChannel("x")',
  'new WebSocket("wss://x")',
  'localStorage.getItem("x")',
  'window.sessionStorage.clear()',
  'navigator.locks.request("x", () => undefined)',
  'navigator.serviceWorker.getRegistration()',
  'indexedDB.open("x")',
  'document.cookie',
  'document["cookie"]',
  '{ const { cookie } = document; return cookie }',
  '{ const { localStorage: kept } = window; return kept }',
  'window["localStorage"]',
  'navigator["locks"]',
  'new window.Worker("x")',
  'new SharedWorker("x")',
  'new self.EventSource("x")',
  'globalThis.Notification.requestPermission()',
  'caches.open("x")',
]
const places = ['host-shell/src', 'mfe-wallet/src/pages', 'shared/session/src', 'shared/ui/src', 'operator/src']

/** Proves that browser globals that may be forbidden are refused everywhere but in `shared/browser`. */
export const plantedGlobalCheck = async (): Promise<CommandResult> => {
  const eslint = new ESLint({ cwd: root })
  const isRefused = async (use: string, folder: string) => {
    const [result] = await eslint.lintText(`export const planted = () => ${use}\n`, {
      filePath: `${root}/${folder}/planted.ts`,
    })
    return (result?.messages ?? []).some(({ message }) => message.includes('@mosaic/browser'))
  }
  const output: string[] = []
  for (const use of uses) {
    for (const place of places) if (!(await isRefused(use, place))) output.push(`${place}: ${use} was not refused.`)
    if (await isRefused(use, 'shared/browser/src')) output.push(`shared/browser: ${use} was refused.`)
  }
  return { code: output.length === 0 ? 0 : 1, output: output.join('\n') }
}
