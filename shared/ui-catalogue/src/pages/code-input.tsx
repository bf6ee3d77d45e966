import { CodeInput, toast, type CodeInputProps } from '@mosaic/ui'
import { useState, type ComponentProps } from 'react'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const Specimens = () => {
  const { t } = useCatalogueTexts()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState('123456')
  return (
    <>
      <Specimen title={t('state.rest')}>
        <CodeInput
          label={t('sample.code')}
          name="code"
          value={code}
          onChange={setCode}
          hint={t('sample.codeHint')}
          onComplete={(value) => toast(value, { tone: 'success' })}
        />
      </Specimen>
      <Specimen title={t('state.error')}>
        <CodeInput
          label={t('sample.code')}
          name="wrongCode"
          value={wrong}
          onChange={setWrong}
          error={t('sample.codeWrong')}
        />
      </Specimen>
      <Specimen title={t('state.disabled')}>
        <CodeInput label={t('sample.code')} name="lockedCode" length={4} value="12" onChange={setWrong} disabled />
      </Specimen>
    </>
  )
}

export const codeInput: CataloguePage = {
  id: 'code-input',
  folder: 'code-input',
  purpose: 'A code of digits from a message: one field for keyboards, paste and autofill, drawn as boxes.',
  components: {
    CodeInput: words<CodeInputProps, Omit<ComponentProps<'input'>, 'value' | 'onChange'>>({
      label: 'Which code.',
      name: 'Field name of the payload.',
      value: 'The digits so far.',
      onChange: 'Called with digits only, in their Latin form.',
      length: 'Number of digits; six unless given.',
      onComplete: 'Called with the last digit.',
      error: 'What is wrong and what to do.',
      hint: 'Where the code was sent.',
    }),
  },
  Specimens,
}
