export { AskField } from './ask-field'
export { KindMark, kindWords } from './kind'
export { useAsk, VerdictHost } from './verdict-host'
