import { runTool } from '../run-command'

export const format = async (): Promise<number> => {
  const { code, output } = await runTool('@biomejs/biome/bin/biome', ['format', '--write', '.'])
  console.log(output.trim())
  return code
}
