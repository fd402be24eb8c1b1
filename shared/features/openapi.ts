import * as z from 'zod/mini'
import { defineContract } from '../core/contract'

export const openapi = defineContract({
  'GET /api/openapi.json': {
    summary: 'This document: every call of the portal as OpenAPI 3.1.',
    reply: 'file',
    media: ['application/json'],
  },
  'GET /api/docs': {
    summary: 'This document as a page.',
    reply: 'file',
    media: ['text/html'],
  },
  'GET /api/docs/:file': {
    summary: 'A script or style of that page.',
    params: z.object({
      file: z.enum(['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'], 'There is no such file'),
    }),
    reply: 'file',
    media: ['text/css', 'text/javascript'],
  },
})
