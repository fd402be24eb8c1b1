export { AskField } from './ask-field'
export { useAsk, VerdictHost } from './verdict-host'
