const feature = '^(server|client/src)/features/([^/]+)/'
const forTests = ['/(testing|fixtures)/', '\\.(test|fixture)\\.tsx?$']
const sdk = (name, home) => ({
  name: `${name}-at-home`,
  comment: `Only its own place imports ${name}.`,
  severity: 'error',
  from: { path: '^(server|client|shared)', pathNot: [home, '\\.test\\.ts$', '^server/testing'] },
  to: { path: `^node_modules/${name}/` },
})

const zone = (name, below) => ({
  name: `client-${name.replace(/\W+/g, '-').replace(/^-|-$/g, '')}-looks-down`,
  comment: `Of the client it imports ${below.join(', ')}.`,
  severity: 'error',
  from: { path: `^client/src/${name}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^client/src/', pathNot: `^client/src/(${below.join('|')})/` },
})

/** Which module may import which; `npm run check borders` fails on any other import. */
module.exports = {
  forbidden: [
    {
      name: 'no-import-cycles',
      comment: 'No two files need each other; type-only and dynamic imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared imports shared and zod; one file reads the food sections from the disk.',
      severity: 'error',
      from: {
        path: '^shared',
        pathNot: ['\\.test\\.ts$', '^shared/(testing/|knowledge/read-knowledge\\.ts$)'],
      },
      to: { pathNot: ['^shared', '^node_modules/zod/'] },
    },
    {
      name: 'browsers-have-no-disk',
      comment: 'A browser has the food sections in its bundle.',
      severity: 'error',
      from: { path: ['^client', '^shared'], pathNot: ['\\.test\\.tsx?$', '^shared/testing/'] },
      to: { path: '^shared/knowledge/read-knowledge\\.ts$' },
    },
    { name: 'client-without-server', severity: 'error', from: { path: '^client' }, to: { path: '^server' } },
    { name: 'server-without-client', severity: 'error', from: { path: '^server' }, to: { path: '^client' } },
    {
      name: 'client-contracts-are-types',
      comment:
        'What an endpoint takes and answers reaches the browser as types; its schemas stay out of the first load. Of the shapes of answers a build writes out the result.',
      severity: 'error',
      from: {
        path: '^client/src/(app|session|api|ui|lib)/',
        pathNot: '^client/src/api/answer-shapes\\.ts$',
      },
      to: { path: '^shared/(api|features)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ground-floor-knows-no-feature',
      comment: 'adapters, database, access and http know no feature.',
      severity: 'error',
      from: { path: '^server/(adapters|database|access|http)/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^server/features', '^server/(app|main|demo)'] },
    },
    // The client: app -> features -> session, forms, lists -> ui -> lib; api is below session.
    zone('features', ['features', 'session', 'forms', 'lists', 'ui', 'api', 'lib']),
    zone('(session|forms|lists)', ['session', 'forms', 'lists', 'ui', 'api', 'lib']),
    zone('ui', ['ui', 'lib']),
    zone('api', ['api', 'lib']),
    zone('lib', ['lib']),
    {
      name: 'features-meet-in-public',
      comment: 'A feature reaches another through its *.public file.',
      severity: 'error',
      from: { path: feature, pathNot: ['\\.test\\.tsx?$', '\\.tables\\.ts$'] },
      to: { path: '^(server|client/src)/features/', pathNot: ['^$1/features/$2/', '\\.public\\.tsx?$'] },
    },
    {
      name: 'tables-are-private',
      comment:
        "A feature's tables are its own; another reads what its *.public file makes readable. Foreign keys name tables.",
      severity: 'error',
      from: {
        path: '^(server|bench|e2e)',
        pathNot: [
          '\\.test\\.ts$',
          '^server/testing/',
          '\\.tables\\.ts$',
          '^server/features/([^/]+)/',
          '^server/data-folder/',
        ],
      },
      to: { path: '\\.tables\\.ts$' },
    },
    {
      name: 'tables-name-tables-alone',
      severity: 'error',
      from: { path: '\\.tables\\.ts$' },
      to: {
        path: '^server/',
        pathNot: [
          '\\.tables\\.ts$',
          '^server/database/columns\\.ts$',
          '^server/adapters/mail/outbox-email\\.ts$',
        ],
      },
    },
    {
      name: 'features-are-put-together-elsewhere',
      comment: 'What composes features is above them.',
      severity: 'error',
      from: { path: '^server/(features|edit|adapters|database|access|http)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/(app|main|open-app|notices/|jobs/registry|demo/|commands/)',
      },
    },
    {
      name: 'demo-and-jobs-through-public',
      severity: 'error',
      from: { path: '^server/(jobs|demo)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: '\\.public\\.ts$' },
    },
    {
      name: 'messages-know-people-alone',
      comment: 'What is told, and when it is still wanted, each feature says in its *.notices file.',
      severity: 'error',
      from: { path: '^server/features/(messaging|notifications)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: '^server/features/($1|accounts|audit|portal)/' },
    },
    {
      name: 'production-without-tests',
      comment:
        'What only tests need lies in testing/, fixtures/ or a fixture, and no product file imports it.',
      severity: 'error',
      from: { path: '^(client|server|shared)/', pathNot: forTests },
      to: { path: forTests },
    },
    sdk('express', '^server/(http/|app\\.ts)'),
    sdk('multer', '^server/http/'),
    sdk('prom-client', '^server/(monitoring/metrics|workers/counts)\\.ts'),
    sdk('passport', '^server/http/'),
    sdk('@aws-sdk/client-ses', '^server/adapters/mail/'),
    sdk('@aws-sdk/client-s3', '^server/adapters/files/'),
    sdk('birpc', '^server/workers/'),
    sdk('twilio', '^server/adapters/sms/'),
    sdk('@node-rs/argon2', '^server/features/accounts/passwords\\.ts$'),
    sdk('@simplewebauthn/server', '^server/features/factors/'),
    sdk('@simplewebauthn/browser', '^client/src/features/factors/'),
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
