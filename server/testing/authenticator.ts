import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Body, Reply } from '@shared/api'
import type { AssertionOptions } from '@shared/domain/sign-in/factors'

type Attestation = Body<'POST /api/user/passkeys'>['attestation']
type Assertion = Body<'POST /api/passkeys/sign-in'>['assertion']

/** Deviations from a correct authenticator. */
type Odd = Partial<{
  origin: string
  rpId: string
  verified: boolean
  counter: number
  handle: string
  type: string
}>

/**
 * A software passkey (ES256). `isSynced` marks it as backed up to other devices; otherwise its
 * counter rises with each signature, as that of a single device does.
 */
export function authenticator(origin: string, isSynced = false) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let handle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, odd: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }))

  function authData(rpId: string, odd: Odd, attested?: Buffer): Buffer {
    const flags = 0x01 | (odd.verified === false ? 0 : 0x04) | (isSynced ? 0x18 : 0) | (attested ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(odd.counter ?? (isSynced ? 0 : ++counter))
    const rp = createHash('sha256')
      .update(odd.rpId ?? rpId)
      .digest()
    return Buffer.concat([rp, Buffer.from([flags]), count, ...(attested ? [attested] : [])])
  }

  return {
    id: id.toString('base64url'),
    make(options: Reply<'POST /api/user/passkeys/options'>, odd: Odd = {}): Attestation {
      handle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authData(options.rp.id, odd, attested)
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData(odd.type ?? 'webauthn.create', options.challenge, odd).toString(
            'base64url',
          ),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(options: AssertionOptions, odd: Odd = {}): Assertion {
      const data = authData(options.rpId, odd)
      const client = clientData(odd.type ?? 'webauthn.get', options.challenge, odd)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle: (odd.handle ?? handle) || undefined,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>

/** CBOR encoding of a text shorter than 24 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
