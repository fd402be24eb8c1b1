export { checkedAgain, useCheckedAgain } from './checked-again'
