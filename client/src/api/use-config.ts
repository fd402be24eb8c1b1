import type { Reply } from '@shared/api'
import { useEffect, useState } from 'react'
import { request } from './request'

/** The portal's configuration on pages without a query cache; undefined until it has loaded. */
export function useConfig(): Reply<'GET /api/config'> | undefined {
  const [config, setConfig] = useState<Reply<'GET /api/config'>>()
  useEffect(() => {
    request('GET /api/config').then(setConfig, () => undefined)
  }, [])
  return config
}
