import { ESLint } from 'eslint'
import type { CommandResult } from '../run-command'
import { root } from '../../root'

const asks =
  "import { useApiQuery } from '@mosaic/api-client'\n\nexport const useIt = () => useApiQuery('wallet', 'vendors', {})\n"

const complaints = async (eslint: ESLint, filePath: string): Promise<readonly string[]> => {
  const [result] = await eslint.lintText(asks, { filePath: `${root}/${filePath}` })
  return result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`) ?? ['the file was not looked at']
}

/** Proves that the rule works: the same call to the gateway is allowed in `src/api` and refused in a page. */
export const plantedQuestionCheck = async (): Promise<CommandResult> => {
  const eslint = new ESLint({ cwd: root })
  const inApi = await complaints(eslint, 'mfe-wallet/src/api/planted.ts')
  const inPage = await complaints(eslint, 'mfe-wallet/src/pages/planted/planted.ts')
  const refused = inPage.some((complaint) => complaint.includes('stands in its src/api'))
  const output = [
    ...inApi.map((complaint) => `src/api: ${complaint}`),
    ...(refused ? [] : ['The planted question in a page was not refused.']),
  ].join('\n')
  return { code: output === '' ? 0 : 1, output }
}
