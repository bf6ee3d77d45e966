import type { CataloguePage } from './page'
import { accordion } from './pages/accordion'
import { amount } from './pages/amount'
import { avatar } from './pages/avatar'
import { badge } from './pages/badge'
import { button } from './pages/button'
import { card } from './pages/card'
import { carousel } from './pages/carousel'
import { checkbox } from './pages/checkbox'
import { chip } from './pages/chip'
import { choiceGrid } from './pages/choice-grid'
import { codeInput } from './pages/code-input'
import { copyButton } from './pages/copy-button'
import { countdown } from './pages/countdown'
import { dataTable } from './pages/data-table'
import { definitionRows } from './pages/definition-rows'
import { dialog } from './pages/dialog'
import { drawer } from './pages/drawer'
import { emptyState } from './pages/empty-state'
import { errorState } from './pages/error-state'
import { iconButton } from './pages/icon-button'
import { icon } from './pages/icon'
import { image } from './pages/image'
import { infiniteList } from './pages/infinite-list'
import { lineChart } from './pages/line-chart'
import { list } from './pages/list'
import { passwordField } from './pages/password-field'
import { periodChips } from './pages/period-chips'
import { picker } from './pages/picker'
import { queryView } from './pages/query-view'
import { rail } from './pages/rail'
import { safeHtml } from './pages/safe-html'
import { screen } from './pages/screen'
import { section } from './pages/section'
import { select } from './pages/select'
import { sheet } from './pages/sheet'
import { skeleton } from './pages/skeleton'
import { spinner } from './pages/spinner'
import { statTile } from './pages/stat-tile'
import { tabs } from './pages/tabs'
import { tag } from './pages/tag'
import { textField } from './pages/text-field'
import { toast } from './pages/toast'
import { tokens } from './pages/tokens'
import { virtualGrid } from './pages/virtual-grid'

/** Every page of the catalogue, by name. A component without one fails `every-component.test.ts`. */
export const pages: readonly CataloguePage[] = [
  accordion,
  amount,
  avatar,
  badge,
  button,
  card,
  carousel,
  checkbox,
  chip,
  choiceGrid,
  codeInput,
  copyButton,
  countdown,
  dataTable,
  definitionRows,
  dialog,
  drawer,
  emptyState,
  errorState,
  iconButton,
  icon,
  image,
  infiniteList,
  lineChart,
  list,
  passwordField,
  periodChips,
  picker,
  queryView,
  rail,
  safeHtml,
  screen,
  section,
  select,
  sheet,
  skeleton,
  spinner,
  statTile,
  tabs,
  tag,
  textField,
  toast,
  tokens,
  virtualGrid,
]
