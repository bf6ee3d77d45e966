import { ContractView } from '../../contract/ContractView'

const SalaryContractPage = () => <ContractView kind="dailySalary" />

export default SalaryContractPage
