import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'])

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
