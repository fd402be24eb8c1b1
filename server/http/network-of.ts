import { isIPv6 } from 'node:net'

/** A household's or machine's network: an IPv4 address, or an IPv6 one's first 64 bits. */
export const networkOf = (address: string): string => beginning(address, 4)

/** A block that may be rented as a whole: the first 24 bits of IPv4, or 48 of IPv6. */
export const neighbourhoodOf = (address: string): string => beginning(address, 3)

/** The first parts of an address (of 8 bits in IPv4, of 16 in IPv6) in a canonical form. */
function beginning(address: string, parts: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain.split('.').slice(0, parts).join('.')
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, parts)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
