import { changeChannel } from '../store/change-channel'
import { openFileStore } from '../store/file-store'

/* A process that makes changes as fast as it can and prints each acknowledged one. */
const [folder = '', name = '', count = '0'] = process.argv.slice(2)
const store = openFileStore(folder)
process.stdout.write('ready\n')
process.stdin.once('data', async () => {
  for (let index = 0; index < Number(count); index++) {
    const owner = `${name}${index}`
    const changed = await changeChannel(
      store,
      index % 3 === 0 ? 'next' : 'stable',
      { who: name, why: String(index) },
      (document) => ({
        kind: 'change',
        next: { default: { ...document.default, [owner]: 'x' } },
        entry: { action: 'publish', owner, from: null, to: 'x' },
      }),
    )
    process.stdout.write(`${changed.kind} ${owner}\n`)
  }
  process.exit(0)
})
