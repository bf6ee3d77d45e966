import { ContractView } from '../../contract/ContractView'

const HourlyContractPage = () => <ContractView kind="hourlySalary" />

export default HourlyContractPage
