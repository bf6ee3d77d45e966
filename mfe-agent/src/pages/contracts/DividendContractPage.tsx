import { ContractView } from '../../contract/ContractView'

const DividendContractPage = () => <ContractView kind="dividend" />

export default DividendContractPage
