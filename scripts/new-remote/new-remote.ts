import { basename, join } from 'node:path'
import { remoteFolders } from '../../shared/remote-kit/src/build/release/build-all'
import { root } from '../root'
import { runTool } from '../test/run-command'
import { nameProblem, type Taken } from './name-problem'
import { writeRemote } from './write-remote'

const taken = async (): Promise<Taken> => {
  const { loadDeclaration } = await import('../../shared/remote-kit/src/build/derive/load-declaration')
  const folders = remoteFolders()
  const declarations = await Promise.all(folders.map(loadDeclaration))
  return {
    remotes: folders.map((folder) => basename(folder).replace(/^mfe-/, '')),
    paths: declarations.flatMap(({ routes }) => routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])),
  }
}

/** `npm run new-remote -- raffle`: a working remote with one page, one widget, texts in six languages, tests and a stand-alone start. */
export const newRemote = async ([name]: readonly string[]): Promise<number> => {
  const problem = nameProblem(name, await taken())
  if (problem !== null || !name) {
    console.error(problem)
    return 1
  }
  const files = writeRemote(root, name)
  // A longer or shorter name moves line breaks.
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', `mfe-${name}`, 'tsconfig.json'])
  console.log(
    [
      ...files.map((file) => `  ${file}`),
      '',
      `  mfe-${name} is there: the page /m/${name}, a card for the home page, an entry of the side menu.`,
      '',
      `  npm run dev -- ${name} --alone                           work on it without host and site`,
      `  npm run dev -- ${name} --into=http://localhost:4000      work on it inside the running site, in one browser`,
      `  npm run release -- publish ${name}                       show it to everybody on the running site`,
      '',
      `  ${join('mfe-' + name, 'remote.config.ts')} declares what it brings; docs/new-remote.md explains the rest in ten minutes.`,
    ].join('\n'),
  )
  return 0
}
