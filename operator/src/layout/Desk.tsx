import { EmptyState, QueryView, Skeleton, Toaster } from '@mosaic/ui'
import { Navigate, Route, Routes } from 'react-router-dom'
import { OperatorProvider, useMayDo } from '../api/session'
import { useDeskQuery } from '../api/queries'
import { SignIn } from '../sign-in/SignIn'
import { useTexts } from '../texts'
import { DeskFrame } from './DeskFrame'
import { pages } from './pages'
import styles from './Desk.module.css'

const Pages = () => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const open = pages.filter(({ right }) => mayDo(right))
  const [first] = open
  return (
    <Routes>
      {open.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      {first ? <Route path="/" element={<Navigate to={first.path} replace />} /> : null}
      <Route path="*" element={<EmptyState icon="list-magnifying-glass" title={t('page.unknown')} />} />
    </Routes>
  )
}

/** The sign-in until both factors are given, then the pages of the role. */
export const Desk = () => {
  const session = useDeskQuery('session')
  return (
    <>
      <QueryView query={session} skeleton={<Skeleton height={240} className={styles.waiting} />}>
        {(state) =>
          state.step === 'open' && state.operator ? (
            <OperatorProvider value={state.operator}>
              <DeskFrame>
                <Pages />
              </DeskFrame>
            </OperatorProvider>
          ) : (
            <SignIn state={state} />
          )
        }
      </QueryView>
      <Toaster />
    </>
  )
}
