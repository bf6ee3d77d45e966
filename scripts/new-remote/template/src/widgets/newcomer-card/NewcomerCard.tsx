import { List, ListRow } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './NewcomerCard.module.css'

/** What other pages show of this squad: one card that leads to its page. */
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
