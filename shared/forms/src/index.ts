export { FormAlert } from './alert/FormAlert'
export { AmountReadings } from './amount/AmountReadings'
export { readTypedAmount, typedAmount, typedForm } from './amount/typed-amount'
export { MultilineField, type MultilineFieldProps } from './multiline/MultilineField'
export { captchaBurned } from './captcha/captcha-burned'
export { captchaWanted } from './captcha/captcha-wanted'
export { CaptchaField } from './captcha/CaptchaField'
export { useCaptcha } from './captcha/use-captcha'
export { field, type FieldDeclarations } from './form/field'
export { Form, type FormProps } from './form/Form'
export { useForm } from './form/use-form'
export { messageIds } from './message/message-ids'
export { OrderCheck } from './order/OrderCheck'
export { numberForPayload } from './phone/phone-number'
export { PhoneField } from './phone/PhoneField'
export { useCountries } from './phone/use-countries'
export { useNumberCheck, type PhoneTarget } from './phone/use-number-check'
export { PinField } from './pin/PinField'
export { codeUsedUp } from './sms/code-used-up'
export { longestCode, SmsCodeField } from './sms/SmsCodeField'
export {
  isCodeUnderWay,
  targetOf,
  useRegistrationCode,
  useSentCode,
  useSmsCode,
  type SendSms,
  type SmsCode,
} from './sms/use-sms-code'
export {
  captchaProblems,
  confirmationProblems,
  ruleProblems,
  secretProblems,
  type Problem,
} from './validation/field-rule'
export { codeProblems, numberProblems } from './validation/phone-rule'
export { ruleShape } from './validation/rule-shape'
export { useProblemText } from './validation/use-problem-text'
