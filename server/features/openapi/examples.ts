import type { ApiRoute } from '@shared/api'

/** Bodies and answers of the calls that programs use most. */
export const examples: Partial<Record<ApiRoute, { request?: unknown; response?: unknown }>> = {
  'GET /api/health': { response: { status: 'ok' } },
  'POST /api/login': { request: { email: 'admin@example.org', password: 'correct horse battery' } },
  'POST /api/machine-tokens': {
    request: { name: 'Laboratory', scopes: ['reports:write', 'reports:read'] },
  },
  'POST /api/reports/fhir': {
    request: {
      resourceType: 'Bundle',
      type: 'collection',
      identifier: { system: 'urn:example:lis', value: '2026-4711' },
      entry: [
        {
          fullUrl: 'urn:uuid:0b6c5d2e-8f1a-4c3b-9d7e-1a2b3c4d5e6f',
          resource: { resourceType: 'Patient', name: [{ text: 'Nora Lind' }], birthDate: '1984-03-09' },
        },
        {
          fullUrl: 'urn:uuid:5d2e0b6c-1a8f-4b3c-8d7e-6f5e4d3c2b1a',
          resource: {
            resourceType: 'Observation',
            status: 'final',
            code: { text: 'Egg white' },
            subject: { reference: 'urn:uuid:0b6c5d2e-8f1a-4c3b-9d7e-1a2b3c4d5e6f' },
            valueQuantity: { value: 54.7, system: 'http://unitsofmeasure.org', code: 'ug/mL' },
          },
        },
        {
          resource: {
            resourceType: 'DiagnosticReport',
            status: 'final',
            identifier: [{ value: 'S-4711' }],
            code: { text: 'IgG antibodies against foods' },
            subject: { reference: 'urn:uuid:0b6c5d2e-8f1a-4c3b-9d7e-1a2b3c4d5e6f' },
            result: [{ reference: 'urn:uuid:5d2e0b6c-1a8f-4b3c-8d7e-6f5e4d3c2b1a' }],
          },
        },
      ],
    },
    response: { id: 12, sampleId: 'S-4711', status: 'completed', warningCount: 0 },
  },
  'POST /api/reports/hl7': {
    request:
      'MSH|^~\\&|LIS|LAB|PORTAL||20261005093000||ORU^R01|4711|P|2.5\rPID|1||77||LIND^NORA||19840309|F\rOBR|1||S-4711|IGG^Food panel|||||||||||||||||||||F\rOBX|1|NM|F1^Egg white||54.7|ug/mL|||||F\r',
  },
  'POST /api/shl/:id': {
    request: { recipient: 'Dr Weber', passcode: '123456' },
  },
  'POST /api/webhooks': {
    request: {
      url: 'https://lis.example.org/hooks/portal',
      events: ['report.completed', 'report.corrected'],
    },
  },
  'PATCH /api/webhooks/:id': { request: { isActive: false } },
  'POST /api/webhooks/:id/test': { response: { status: 204, failure: null } },
  'POST /api/reports/release': { request: { ids: [12, 13] } },
  'PUT /api/reports/:id/client': { request: { email: 'nora@example.org' } },
  'PUT /api/user/health': { request: { allergies: ['Peanut'], none: false, ownFoods: [] } },
}
