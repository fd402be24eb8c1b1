const feature = '^(server|client/src)/features/([^/]+)/'
const forTests = ['/(testing|cases)/', '\\.(test|fixture)\\.tsx?$']
const sdk = (name, home) => ({
  name: `${name}-at-home`,
  comment: `Only its own place imports ${name}.`,
  severity: 'error',
  from: { path: '^(server|client|shared)', pathNot: [home, '\\.test\\.ts$', '^server/testing'] },
  to: { path: `^node_modules/${name}/` },
})

/** The house's borders: who may import whom. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared imports shared and zod.',
      severity: 'error',
      from: { path: '^shared', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared', '^node_modules/zod/'] },
    },
    { name: 'client-without-server', severity: 'error', from: { path: '^client' }, to: { path: '^server' } },
    { name: 'server-without-client', severity: 'error', from: { path: '^server' }, to: { path: '^client' } },
    {
      name: 'client-contracts-are-types',
      comment:
        'What an endpoint takes and answers reaches the browser as types; its schemas stay out of the first load.',
      severity: 'error',
      from: { path: '^client/src/(app|api|ui|lib)' },
      to: { path: '^shared/(api|features)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ground-floor-knows-no-feature',
      comment: 'ui, lib, api, adapters, database, access and http know no feature.',
      severity: 'error',
      from: {
        path: ['^client/src/(ui|lib|api)/', '^server/(adapters|database|access|http)/'],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: ['^(server|client/src)/features', '^client/src/app/', '^server/(app|main|demo)'] },
    },
    {
      name: 'features-meet-in-public',
      comment: 'A feature reaches another through its *.public file.',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|client/src)/features/', pathNot: ['^$1/features/$2/', '\\.public\\.tsx?$'] },
    },
    {
      name: 'demo-and-jobs-through-public',
      severity: 'error',
      from: { path: '^server/(jobs|demo)/' },
      to: { path: '^server/features/', pathNot: '\\.public\\.ts$' },
    },
    {
      name: 'production-without-tests',
      comment: 'What only tests need lies in testing/, cases/ or a fixture, and no product file imports it.',
      severity: 'error',
      from: { path: '^(client|server|shared)/', pathNot: forTests },
      to: { path: forTests },
    },
    sdk('express', '^server/(http/|app\\.ts)'),
    sdk('multer', '^server/http/'),
    sdk('passport', '^server/http/'),
    sdk('@aws-sdk/client-ses', '^server/adapters/mail/'),
    sdk('twilio', '^server/adapters/sms/'),
    sdk('cheerio', '^server/features/reports/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
