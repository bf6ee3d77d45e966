import { Icon, useNavigate } from '@mosaic/ui'
import { pathOfTab, type LobbyTab } from '../../lobby/lobby-tab'
import { categoryIcon } from '../../rails/category-icon'
import { useTexts } from '../../texts'
import styles from './CategoryTitle.module.css'

/** Title of a category on the overview: it links to the top of its page (spec §2). */
export const CategoryTitle = ({ tab }: { readonly tab: LobbyTab }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <h2 className={styles.title}>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          window.scrollTo(0, 0)
          navigate(pathOfTab(tab))
        }}
      >
        <span className={styles.box}>
          <Icon name={categoryIcon[tab]} size={22} weight="fill" />
        </span>
        {t(`category.${tab}`)}
        <Icon name="caret-right" size={16} weight="regular" className={styles.caret} />
      </button>
    </h2>
  )
}
