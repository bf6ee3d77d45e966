import { canaryCommand } from './canary-command'
import { checksumsCommand } from './checksums-command'
import type { Command } from './command'
import { keysCommand } from './keys-command'
import { logCommand } from './log-command'
import { pinCommand } from './pin-command'
import { promoteCommand } from './promote-command'
import { proveCommand } from './prove-command'
import { pruneCommand } from './prune-command'
import { publishCommand } from './publish-command'
import { rollbackCommand } from './rollback-command'
import { statusCommand } from './status-command'
import { verifyCommand } from './verify-command'
import { withdrawCommand } from './withdraw-command'

export const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  canary: canaryCommand,
  promote: promoteCommand,
  prove: proveCommand,
  rollback: rollbackCommand,
  pin: pinCommand,
  withdraw: withdrawCommand,
  status: statusCommand,
  verify: verifyCommand,
  prune: pruneCommand,
  log: logCommand,
  keys: keysCommand,
  checksums: checksumsCommand,
}

/** Former names of commands, which keep working. */
export const commandAliases: Readonly<Record<string, string>> = { seal: 'checksums' }
