export { KindMark, kindWords } from './kind'
