import { List, ListRow } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './NewcomerCard.module.css'

/** The squad's card on other pages, which leads to its page. */
const NewcomerCard = () => {
  const { t } = useTexts()
  return (
    <div className={styles.place}>
      <List>
        <ListRow icon="sparkle" title={t('title.newcomer')} detail={t('card.lead')} to="/m/newcomer" />
      </List>
    </div>
  )
}

export default NewcomerCard
