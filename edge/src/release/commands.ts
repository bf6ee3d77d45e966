import type { Command } from './cli'
import { canaryCommand, pinCommand, rollbackCommand, withdrawCommand } from './pointer-commands'
import { promoteCommand } from './promote-command'
import { proveCommand } from './prove-command'
import { publishCommand } from './publish-command'
import { keysCommand } from './keys-command'
import { checksumsCommand } from './checksums-command'
import { logCommand, pruneCommand, statusCommand, verifyCommand } from './store-commands'

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
