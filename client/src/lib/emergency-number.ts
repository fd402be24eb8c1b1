import { pattern } from '@shared/domain/text/pattern'

/** Other countries fall back to 112, which every mobile phone connects. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/^(?:Europe\/(?:London|Belfast|Guernsey|Isle_of_Man|Jersey)|GB|Asia\/Hong_Kong)/, '999'],
  [/^(?:US|Canada|Mexico)\//, '911'],
  [/^America\/(?:Indiana|Kentucky|North_Dakota|Argentina)\//, '911'],
  [
    new RegExp(
      pattern`^America\/(?:Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indianapolis|Juneau|Los_Angeles|
      Louisville|Menominee|Metlakatla|New_York|Nome|Phoenix|Puerto_Rico|Shiprock|Sitka|Yakutat)$`,
    ),
    '911',
  ],
  [
    new RegExp(
      pattern`^America\/(?:Atikokan|Blanc-Sablon|Cambridge_Bay|Creston|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|
      Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangnirtung|Rainy_River|Rankin_Inlet|Regina|
      Resolute|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife)$`,
    ),
    '911',
  ],
  [
    new RegExp(
      pattern`^America\/(?:Bahia_Banderas|Buenos_Aires|Cancun|Chihuahua|Ciudad_Juarez|Costa_Rica|Hermosillo|
      Matamoros|Mazatlan|Merida|Mexico_City|Monterrey|Ojinaga|Tijuana)$`,
    ),
    '911',
  ],
  [/^Pacific\/(?:Honolulu|Guam)$/, '911'],
  [/^America\/(?:Sao_Paulo|Bahia|Belem|Fortaleza|Manaus|Recife|Porto_Velho|Cuiaba)$/, '192'],
  [/^Australia\//, '000'],
  [/^(?:Pacific\/(?:Auckland|Chatham)|NZ)/, '111'],
  [/^Asia\/(?:Tokyo|Seoul|Taipei)$/, '119'],
  [/^Asia\/(?:Shanghai|Urumqi)$/, '120'],
  [/^Asia\/Singapore$/, '995'],
  [/^Asia\/(?:Jerusalem|Tel_Aviv)$/, '101'],
  [/^Asia\/Dubai$/, '998'],
]

/** The ambulance number for an IANA time zone. */
export const emergencyNumberIn = (zone: string): string =>
  numbers.find(([zones]) => zones.test(zone))?.[1] ?? '112'

/** The ambulance number at the device's location. */
export const emergencyNumberHere = (): string =>
  emergencyNumberIn(new Intl.DateTimeFormat().resolvedOptions().timeZone)
