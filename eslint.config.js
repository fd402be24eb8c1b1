import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']))

export default tseslint.config(
  { ignores: ['dist', 'data', 'data-demo', 'migrations', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: { ...readonly('process', 'console', 'performance', 'setTimeout', 'URL'), module: 'writable' },
    },
  },
  {
    // What these run inside a page.
    files: ['bench/*.mjs'],
    languageOptions: {
      globals: readonly('window', 'performance', 'PerformanceObserver', 'DataTransfer', 'DragEvent', 'File'),
    },
  },
  {
    files: ['client/public/*.js'],
    languageOptions: { globals: readonly('localStorage', 'matchMedia', 'document') },
  },
  {
    files: ['client/service-worker.js'],
    languageOptions: { globals: readonly('self', 'caches', 'fetch', 'Request', 'Response', 'URL') },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // What libraries call back with is unknown; it is passed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingUnknown: true, allowThrowingAny: true },
      ],
      // Express, its session and their types hand out objects that their classes did not make.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['client/**/*.tsx', 'client/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/config.ts', 'server/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/config.ts reads the environment.' },
      ],
    },
  },
)
