const feature = '^(server|client/src)/features/([^/]+)/'
const forTests = ['/(testing|fixtures)/', '\\.(test|fixture)\\.tsx?$']
const sdk = (name, home) => ({
  name: `${name}-in-one-module`,
  comment: `Only one module imports ${name}.`,
  severity: 'error',
  from: { path: '^(server|client|shared)', pathNot: [home, '\\.test\\.ts$', '^server/testing'] },
  to: { path: `^node_modules/${name}/` },
})

const zone = (name, below) => ({
  name: `client-${name.replace(/\W+/g, '-').replace(/^-|-$/g, '')}-imports-downwards`,
  comment: `Within the client it may import only ${below.join(', ')}.`,
  severity: 'error',
  from: { path: `^client/src/${name}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^client/src/', pathNot: `^client/src/(${below.join('|')})/` },
})

/** Which module may import which; `npm run check imports` fails on any other import. */
module.exports = {
  forbidden: [
    {
      name: 'no-import-cycles',
      comment: 'Files must not import each other in a cycle; type-only and dynamic imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-imports-only-shared',
      comment:
        'shared imports only shared, zod, jose and the types of FHIR; one file also reads the knowledge sections from the disk.',
      severity: 'error',
      from: {
        path: '^shared',
        pathNot: ['\\.test\\.ts$', '^shared/(testing/|knowledge/read-knowledge\\.ts$)'],
      },
      to: { pathNot: ['^shared', '^node_modules/(zod|jose|@types/fhir)/'] },
    },
    {
      name: 'no-disk-in-the-browser',
      comment: 'The browser has the knowledge sections in its bundle.',
      severity: 'error',
      from: { path: ['^client', '^shared'], pathNot: ['\\.test\\.tsx?$', '^shared/testing/'] },
      to: { path: '^shared/knowledge/read-knowledge\\.ts$' },
    },
    { name: 'client-without-server', severity: 'error', from: { path: '^client' }, to: { path: '^server' } },
    { name: 'server-without-client', severity: 'error', from: { path: '^server' }, to: { path: '^client' } },
    {
      name: 'client-contracts-are-types',
      comment:
        'The first load imports contracts only as types, without their schemas; a build writes out the shapes of answers.',
      severity: 'error',
      from: {
        path: '^client/src/(app|session|api|ui|lib)/',
        pathNot: '^client/src/api/answer-shapes\\.ts$',
      },
      to: { path: '^shared/(api|features)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'foundations-import-no-feature',
      comment: 'adapters, database, access and http import no feature.',
      severity: 'error',
      from: { path: '^server/(adapters|database|access|http)/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^server/features', '^server/(app|main|demo)'] },
    },
    // Layers of the client: app -> features -> session, forms, lists -> ui -> lib.
    // api is below session.
    zone('features', ['features', 'session', 'forms', 'lists', 'ui', 'api', 'lib']),
    zone('(session|forms|lists)', ['session', 'forms', 'lists', 'ui', 'api', 'lib']),
    zone('ui', ['ui', 'lib']),
    zone('api', ['api', 'lib']),
    zone('lib', ['lib']),
    {
      name: 'features-import-public-files',
      comment: 'A feature imports another only through its *.public file.',
      severity: 'error',
      from: { path: feature, pathNot: ['\\.test\\.tsx?$', '\\.tables\\.ts$'] },
      to: { path: '^(server|client/src)/features/', pathNot: ['^$1/features/$2/', '\\.public\\.tsx?$'] },
    },
    {
      name: 'tables-are-private',
      comment:
        'Only a feature imports its tables; others use its *.public file. Tables may import tables for foreign keys.',
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
      name: 'tables-import-only-tables',
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
      name: 'features-import-no-composition',
      comment: 'The files that compose the features are above them.',
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
      name: 'messages-import-only-people',
      comment:
        'Each feature defines the texts of its messages, and when they are due, in its *.notices file.',
      severity: 'error',
      from: { path: '^server/features/(messaging|notifications)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: '^server/features/($1|accounts|audit|portal)/' },
    },
    {
      name: 'production-without-tests',
      comment:
        'Code for tests is in testing/, fixtures/ or a *.fixture file, and no product file imports it.',
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
