import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { QueryView, Skeleton } from '@mosaic/ui'
import { useEffect } from 'react'
import { useDrawResultsQuery, type DrawResult } from '../../api/lottery'
import { useTexts } from '../../texts'
import styles from './LotteryPage.module.css'

/** The digits of one number, or the numbers that were drawn from a pool. */
const ballsOf = (numbers: readonly string[]): readonly string[] =>
  numbers.length > 1 ? numbers : (numbers[0] ?? '').split('')

const Result = ({ result }: { readonly result: DrawResult }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const [special, ...others] = result.prizes
  return (
    <li className={styles.result}>
      <p className={styles.drawn}>
        {t('lottery.numero', { numero: result.numero })} · {formatDate(result.drawnAt, tag, 'dateTime', timeZone)}
      </p>
      <p className={styles.special} aria-label={t('lottery.prize', { rank: 1 })}>
        {ballsOf(special?.numbers ?? []).map((ball, place) => (
          <span key={place} className={styles.ball}>
            {ball}
          </span>
        ))}
      </p>
      {others.length > 0 ? (
        <table className={styles.prizes}>
          <tbody>
            {others.map(({ prize, numbers }) => (
              <tr key={prize}>
                <th scope="row">{t('lottery.prize', { rank: prize + 1 })}</th>
                <td>{numbers.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className={styles.seed}>{t('lottery.seed', { seed: result.seed })}</p>
    </li>
  )
}

/** The last draws, refetched when the open one is over. */
export const DrawResults = ({ gameId, numero }: { readonly gameId: string; readonly numero: string }) => {
  const { t } = useTexts()
  const results = useDrawResultsQuery(gameId)
  const { refetch } = results
  useEffect(() => {
    if (numero) void refetch()
  }, [numero, refetch])
  return (
    <QueryView query={results} compact skeleton={<Skeleton lines={4} />}>
      {(list) => (
        <ul className={styles.results} aria-label={t('lottery.results')}>
          {list.map((result) => (
            <Result key={result.numero} result={result} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}
