import { configure } from '@testing-library/dom'

// What a test waits for comes within a second on a quiet machine only.
configure({ asyncUtilTimeout: 30_000 })
