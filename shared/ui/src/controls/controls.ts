/** Everything of the headless library that is driven by arrow keys, in one file: the parts share most of their code. */
export { AccordionItems } from '../accordion/AccordionItems'
export { OptionGroup } from '../picker/OptionGroup'
export { TabSet } from '../tabs/TabSet'
